import { failed, type Mail, type Outcome, type Provider, type ProviderTemplate } from '../mail.ts';

interface EmailJsSettings {
  readonly url: string;
  readonly service_id: string;
  readonly user_id: string;
  /** Asked for by the service when calls do not come from a browser. */
  readonly access_token: string | null;
  readonly template_ids: Readonly<Record<ProviderTemplate, string>>;
}

/** The service takes one call a second. */
const PAUSE_MS = 1_000;
const MAX_REASON_CHARACTERS = 200;

/** F-088: POST of service id, template id, user id and template_params; any status other than 200 is an error. */
export function emailJsProvider({
  url,
  service_id,
  user_id,
  access_token,
  template_ids,
}: EmailJsSettings): Provider {
  const send = async (mail: Mail, signal: AbortSignal): Promise<Outcome> => {
    const template_id = template_ids[mail.provider_template];
    const { template_params } = mail;
    const body = { service_id, template_id, user_id, template_params };
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(access_token === null ? body : { ...body, accessToken: access_token }),
        signal,
      });
      const reason = (await answer.text()).slice(0, MAX_REASON_CHARACTERS);
      return answer.status === 200
        ? { sent: true }
        : failed(`the mail service answered ${answer.status}: ${reason}`);
    } catch (fault) {
      return failed(`the mail service could not be reached: ${String(fault)}`);
    }
  };
  return { at_once: 1, pause_ms: PAUSE_MS, send };
}
