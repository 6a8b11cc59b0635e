import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sha256Hex } from '../../src/lib/sha256.ts';
import { keyHeaders } from '../functions/shared/keys.ts';
import { json } from './answers.ts';

interface HealthParts {
  /** The built app. */
  readonly folder: string;
  readonly supabase_url: string;
  readonly publishable_key: string;
  /** How long one answer of the project serves everyone who asks. */
  readonly kept_ms?: number;
}

const KEPT_MS = 5_000;
const TIMEOUT_MS = 4_000;
const VERSION_SIGNS = 12;

/** Tells one build from another: the names of its files, which follow from what is in them, and its first page. Null without a build. */
async function buildVersion(folder: string): Promise<string | null> {
  const page = path.join(folder, 'index.html');
  if (!existsSync(page)) return null;
  const assets = path.join(folder, 'assets');
  const names = existsSync(assets) ? readdirSync(assets).toSorted() : [];
  const hash = await sha256Hex([...names, readFileSync(page, 'utf8')].join('\n'));
  return hash.slice(0, VERSION_SIGNS);
}

/** Whether the project gives a visitor what its pages ask for. */
async function projectAnswers({ supabase_url, publishable_key }: HealthParts): Promise<boolean> {
  try {
    const answer = await fetch(`${supabase_url}/rest/v1/company_settings?select=id&limit=1`, {
      headers: keyHeaders(publishable_key),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

/**
 * What `/healthz` answers: 200 with the version of the build and `ok` or `project_away`, or 503 with `no_build`. A project that
 * does not answer is no reason for 503: a balancer would take away a host whose pages are read without it. The project is
 * asked at most once in `kept_ms`.
 */
export function siteHealth(parts: HealthParts): () => Promise<Response> {
  const { folder, kept_ms = KEPT_MS } = parts;
  let asked: { readonly at_ms: number; readonly answers: Promise<boolean> } | null = null;
  return async () => {
    const version = await buildVersion(folder);
    if (version === null) return json(503, { status: 'no_build' });
    if (asked === null || performance.now() - asked.at_ms >= kept_ms)
      asked = { at_ms: performance.now(), answers: projectAnswers(parts) };
    return json(200, { status: (await asked.answers) ? 'ok' : 'project_away', version });
  };
}
