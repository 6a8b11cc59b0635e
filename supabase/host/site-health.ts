import { keyHeaders } from '../functions/shared/keys.ts';
import { json } from './answers.ts';

/** Where every host says whether it is well. */
export const HEALTH_PATH = '/healthz';

interface HealthParts {
  /** Of the build that is served; null where there is none. */
  readonly version: () => Promise<string | null>;
  /** Whether the project gives a visitor what its pages ask for. */
  readonly projectAnswers: () => Promise<boolean>;
  /** How long one answer of the project serves everyone who asks. */
  readonly kept_ms?: number;
}

const KEPT_MS = 5_000;
const TIMEOUT_MS = 4_000;

/** Asks a hosted project for what every page shows. */
export async function hostedProjectAnswers(project: {
  readonly supabase_url: string;
  readonly publishable_key: string;
}): Promise<boolean> {
  try {
    const answer = await fetch(`${project.supabase_url}/rest/v1/company_settings?select=id&limit=1`, {
      headers: keyHeaders(project.publishable_key),
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
  const { kept_ms = KEPT_MS } = parts;
  let asked: { readonly at_ms: number; readonly answers: Promise<boolean> } | null = null;
  return async () => {
    const version = await parts.version();
    if (version === null) return json(503, { status: 'no_build' });
    if (asked === null || performance.now() - asked.at_ms >= kept_ms)
      asked = { at_ms: performance.now(), answers: parts.projectAnswers() };
    return json(200, { status: (await asked.answers) ? 'ok' : 'project_away', version });
  };
}
