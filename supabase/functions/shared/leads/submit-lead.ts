import type { LeadForm } from '../../../../src/domain/leads/leads.ts';
import type { Backend } from '../backend.ts';
import { writeEvent } from '../request-log.ts';
import type { Refusal } from './answers.ts';
import { type StoredState, storedStates } from './attachments.ts';
import type { RateLimits } from './settings.ts';

/** What public.submit_lead is asked. */
interface LeadToStore {
  readonly form: LeadForm;
  readonly id: string;
  /** Columns of the row. */
  readonly lead: Readonly<Record<string, unknown>>;
  /** Of what the visitor sent: an id stands for one submission only. */
  readonly content_hash: string;
  /** The same with salts that were used before. */
  readonly former_hashes: readonly string[];
  readonly visitor: string | null;
  readonly limits: RateLimits;
  /** Of what the device keeps to ask for upload addresses; null without files. */
  readonly secret_hash: string | null;
}

/** Stored, now or before, with what became of the files that it announced. */
interface StoredLead {
  readonly attachments: readonly StoredState[];
}

interface Answer {
  readonly outcome: string;
  readonly attachments: readonly StoredState[];
  readonly retry_after_s: number | undefined;
}

function read(answer: unknown): Answer | null {
  if (typeof answer !== 'object' || answer === null || !('outcome' in answer)) return null;
  const wait = 'retry_after_s' in answer ? answer.retry_after_s : undefined;
  return {
    outcome: String(answer.outcome),
    attachments: storedStates('attachments' in answer ? answer.attachments : []),
    retry_after_s: typeof wait === 'number' ? wait : undefined,
  };
}

const codeIn = (refusal: unknown): string =>
  typeof refusal === 'object' && refusal !== null && 'code' in refusal ? String(refusal.code) : '';

/** Stores row and mails in one transaction. Refused: over the limit, or an id that is another's. */
export async function submitLead(backend: Backend, asked: LeadToStore): Promise<StoredLead | Refusal> {
  const answer = await backend.rpc('submit_lead', {
    p_form: asked.form,
    p_id: asked.id,
    p_lead: asked.lead,
    p_content_hash: asked.content_hash,
    p_visitor: asked.visitor,
    p_limits: asked.limits,
    p_secret_hash: asked.secret_hash,
    p_former_hashes: asked.former_hashes,
  });
  if (answer === null) return { failure: 'unavailable' };
  if (!answer.ok) {
    // The code alone: what the database says beside it quotes the row.
    writeEvent('lead_not_stored', {
      status: answer.status,
      code: codeIn(await answer.json().catch(() => null)),
    });
    return { failure: 'unavailable' };
  }
  const found = read(await answer.json().catch(() => null));
  if (found?.outcome === 'stored' || found?.outcome === 'known') return { attachments: found.attachments };
  if (found?.outcome === 'id_taken') return { failure: 'id_taken' };
  if (found?.outcome === 'rate_limited')
    return {
      failure: 'rate_limited',
      ...(found.retry_after_s ? { retry_after_s: found.retry_after_s } : {}),
    };
  return { failure: 'unavailable' };
}

/** Whether a visitor has sent too much of late: asked before anything of a body is read. */
export async function waitBeforeReading(
  backend: Backend,
  asked: Pick<LeadToStore, 'visitor' | 'limits'> & { readonly id: string | null },
): Promise<Refusal | null> {
  const answer = await backend.rpc('lead_wait', {
    p_id: asked.id,
    p_visitor: asked.visitor,
    p_limits: asked.limits,
  });
  if (!answer?.ok) {
    await answer?.body?.cancel();
    return { failure: 'unavailable' };
  }
  const retry_after_s: unknown = await answer.json().catch(() => null);
  return typeof retry_after_s === 'number' ? { failure: 'rate_limited', retry_after_s } : null;
}
