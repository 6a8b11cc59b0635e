import type { LeadForm } from '../../../../src/domain/leads/leads.ts';
import type { Backend } from '../backend.ts';
import type { Refusal } from './answers.ts';
import type { RateLimits } from './settings.ts';

/** What public.submit_lead is asked. */
export interface LeadToStore {
  readonly form: LeadForm;
  readonly id: string;
  /** Columns of the row. */
  readonly lead: Readonly<Record<string, unknown>>;
  /** Of what the visitor sent: an id stands for one submission only. */
  readonly content_hash: string;
  readonly visitor: string | null;
  readonly limits: RateLimits;
}

/** Stored, now or before, with the paths of the files that its row lists. */
export interface StoredLead {
  readonly files: readonly string[];
}

interface Answer {
  readonly outcome: string;
  readonly files: readonly string[];
  readonly retry_after_s: number | undefined;
}

function read(answer: unknown): Answer | null {
  if (typeof answer !== 'object' || answer === null || !('outcome' in answer)) return null;
  const files = 'files' in answer && Array.isArray(answer.files) ? answer.files : [];
  const wait = 'retry_after_s' in answer ? answer.retry_after_s : undefined;
  return {
    outcome: String(answer.outcome),
    files: files.filter((path) => typeof path === 'string'),
    retry_after_s: typeof wait === 'number' ? wait : undefined,
  };
}

/** Stores row and mails in one transaction. Refused: over the limit, or an id that is another's. */
export async function submitLead(backend: Backend, asked: LeadToStore): Promise<StoredLead | Refusal> {
  const answer = await backend.rpc('submit_lead', {
    p_form: asked.form,
    p_id: asked.id,
    p_lead: asked.lead,
    p_content_hash: asked.content_hash,
    p_visitor: asked.visitor,
    p_limits: asked.limits,
  });
  if (answer === null) return { failure: 'unavailable' };
  if (!answer.ok) {
    console.error(`submit_lead answered ${answer.status}:`, await answer.text());
    return { failure: 'unavailable' };
  }
  const found = read(await answer.json().catch(() => null));
  if (found?.outcome === 'stored' || found?.outcome === 'known') return { files: found.files };
  if (found?.outcome === 'id_taken') return { failure: 'id_taken' };
  if (found?.outcome === 'rate_limited')
    return {
      failure: 'rate_limited',
      ...(found.retry_after_s ? { retry_after_s: found.retry_after_s } : {}),
    };
  return { failure: 'unavailable' };
}
