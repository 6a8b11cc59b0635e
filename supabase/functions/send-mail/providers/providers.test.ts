import { afterEach, expect, test } from 'vitest';
import type { Mail } from '../mail.ts';
import { fakeService } from '../testing/fake-service.ts';
import { captureProvider } from './capture.ts';
import { chooseProvider } from './choose-provider.ts';
import { emailJsProvider } from './emailjs.ts';
import { type Letterbox, smtpMessage, smtpProvider } from './smtp.ts';

const MAIL: Mail = {
  id: '01900000-0000-7000-8000-000000000001',
  from: 'Havenglans <info@havenglans.example>',
  to: 'jan@post.example',
  reply_to: 'kantoor@havenglans.example',
  subject: 'Uw bericht',
  text: 'tekst',
  html: '<p>tekst</p>',
  unsubscribe_url: null,
  provider_template: 'consultation',
  template_params: { name: 'Jan', subject: 'Aanvraag Premium Consultatie' },
};
const TEMPLATES = { consultation: 't1', contact: 't2', founding_member: 't3', letter: 't4' };

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** Address of a mail service that answers as told. */
async function service(...[answer]: Parameters<typeof fakeService>): Promise<string> {
  const { url, close } = await fakeService(answer);
  closers.push(close);
  return `${url}/send`;
}

const emailJs = (url: string, access_token: string | null = null) =>
  emailJsProvider({ url, service_id: 's', user_id: 'u', access_token, template_ids: TEMPLATES });
const soon = (): AbortSignal => AbortSignal.timeout(2_000);

test('F-088 the service is sent JSON with service_id, template_id, user_id and template_params, and nothing else', async () => {
  const seen: unknown[] = [];
  const url = await service(({ method, headers }, response, body) => {
    seen.push([method, headers['content-type'], JSON.parse(body)]);
    response.end('OK');
  });
  expect(await emailJs(url).send(MAIL, soon())).toEqual({ sent: true });
  const { template_params } = MAIL;
  const body = { service_id: 's', template_id: 't1', user_id: 'u', template_params };
  expect(seen).toStrictEqual([['POST', 'application/json', body]]);
  await emailJs(url, 'geheim').send({ ...MAIL, provider_template: 'letter' }, soon());
  expect(seen[1]).toStrictEqual([
    'POST',
    'application/json',
    { ...body, template_id: 't4', accessToken: 'geheim' },
  ]);
});

test.each([201, 204, 302, 400, 403, 429, 500])(
  'F-088 status %d is an error, to be tried again',
  async (status) => {
    const url = await service((_, response) => response.writeHead(status).end());
    expect(await emailJs(url).send(MAIL, soon())).toMatchObject({ sent: false, final: false });
  },
);

test('F-088 a service that says nothing, and one that is not there, are errors too', async () => {
  const silent = await service(() => {});
  expect(await emailJs(silent).send(MAIL, AbortSignal.timeout(50))).toMatchObject({
    sent: false,
    final: false,
  });
  expect(await emailJs('http://127.0.0.1:9/').send(MAIL, soon())).toMatchObject({
    sent: false,
    final: false,
  });
});

test('over SMTP the message bears the id of the queue, and a newsletter its one click', () => {
  expect(smtpMessage(MAIL)).toEqual({
    from: MAIL.from,
    to: MAIL.to,
    replyTo: MAIL.reply_to,
    subject: MAIL.subject,
    text: MAIL.text,
    html: MAIL.html,
    messageId: `<${MAIL.id}@havenglans.example>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  const unsubscribe_url = 'https://havenglans.example/api/unsubscribe?token=x';
  expect(smtpMessage({ ...MAIL, unsubscribe_url })).toMatchObject({
    headers: {
      'List-Unsubscribe': `<${unsubscribe_url}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
});

const fault = (code: string, responseCode?: number): Error =>
  Object.assign(new Error(code), { code, responseCode });

const smtp = (thrown: unknown) => {
  const letterbox: Letterbox = {
    sendMail: async () => {
      if (thrown !== null) throw thrown;
    },
    close: () => {},
  };
  const settings = { host: 'smtp.example', port: 465, user: 'u', password: 'p' };
  return smtpProvider(settings, async () => letterbox).send(MAIL, soon());
};

test('R-19 a refused recipient is for good; a refused password, a busy or an absent server are not', async () => {
  expect(await smtp(null)).toEqual({ sent: true });
  expect(await smtp(fault('EENVELOPE', 550))).toMatchObject({ sent: false, final: true });
  for (const later of [
    fault('EENVELOPE', 451),
    fault('EAUTH', 535),
    fault('ECONNECTION'),
    fault('ETIMEDOUT'),
  ])
    expect(await smtp(later)).toMatchObject({ sent: false, final: false });
});

test('SMTP with nothing at the other end is a failure, not a surprise', async () => {
  const settings = { host: '127.0.0.1', port: 9, user: 'u', password: 'p' };
  expect(await smtpProvider(settings).send(MAIL, soon())).toMatchObject({ sent: false, final: false });
});

test('the mailbox of the embedded backend takes mail with the key', async () => {
  const url = await service(({ headers }, response) =>
    response.writeHead(headers['apikey'] === 'k' ? 200 : 401).end(),
  );
  expect(await captureProvider(url, 'k').send(MAIL, soon())).toEqual({ sent: true });
  expect(await captureProvider(url, 'x').send(MAIL, soon())).toMatchObject({ sent: false });
  expect(await captureProvider('http://127.0.0.1:9/', 'k').send(MAIL, soon())).toMatchObject({ sent: false });
});

test('the environment chooses the way, and half a configuration is none', () => {
  expect(chooseProvider({})).toEqual({ missing: ['MAIL_PROVIDER'] });
  expect(chooseProvider({ MAIL_PROVIDER: 'post' })).toEqual({ missing: ['MAIL_PROVIDER'] });
  expect(chooseProvider({ MAIL_PROVIDER: 'smtp', SMTP_HOST: 'h', SMTP_USER: '' })).toEqual({
    missing: ['SMTP_USER', 'SMTP_PASSWORD'],
  });
  expect(
    chooseProvider({ MAIL_PROVIDER: 'smtp', SMTP_HOST: 'h', SMTP_USER: 'u', SMTP_PASSWORD: 'p' }),
  ).toHaveProperty('provider');
  expect(chooseProvider({ MAIL_PROVIDER: 'emailjs' })).toMatchObject({ missing: { length: 6 } });
});
