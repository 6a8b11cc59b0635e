import type { Env } from '../http.ts';
import { faultPlace, writeEvent } from '../request-log.ts';

/** What a captcha token proves: a person, nothing, or that it was made up. */
type CaptchaVerdict = 'person' | 'unchecked' | 'refused';

const VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';
const TIMEOUT_MS = 5_000;
const DEFAULT_MIN_SCORE = 0.3;

/** An invalid token, or one that was judged too low; any other failure is not the visitor's. */
function verdictOf(answer: unknown, min_score: number): CaptchaVerdict {
  if (typeof answer !== 'object' || answer === null || !('success' in answer)) return 'unchecked';
  if (answer.success === true) {
    // Only the scoring kind gives a score.
    const score = 'score' in answer && typeof answer.score === 'number' ? answer.score : 1;
    return score >= min_score ? 'person' : 'refused';
  }
  const codes = 'error-codes' in answer && Array.isArray(answer['error-codes']) ? answer['error-codes'] : [];
  // 'timeout-or-duplicate' is what waited on a device, or is sent again after a lost answer.
  return codes.includes('invalid-input-response') ? 'refused' : 'unchecked';
}

/**
 * Asks the provider about a token (F-056), when RECAPTCHA_SECRET_KEY is configured. No token, a provider that
 * does not answer or a wrong key of ours prove nothing: such a lead is taken and marked.
 */
export async function judgeCaptcha(token: string | null, env: Env): Promise<CaptchaVerdict> {
  const secret = env['RECAPTCHA_SECRET_KEY'];
  if (!secret || token === null) return 'unchecked';
  try {
    const answer = await fetch(env['RECAPTCHA_VERIFY_URL'] || VERIFY_URL, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const min_score = Number(env['RECAPTCHA_MIN_SCORE'] || DEFAULT_MIN_SCORE);
    return answer.ok ? verdictOf(await answer.json(), min_score) : 'unchecked';
  } catch (fault) {
    writeEvent('captcha_not_checked', { fault: faultPlace(fault) });
    return 'unchecked';
  }
}
