import { expect, test } from 'vitest';
import type { Mail } from '../mail.ts';
import { type QueuedMail, renderMail, type Sender } from './render-mail.ts';

const SENDER: Sender = {
  from: 'Havenglans <info@havenglans.example>',
  company: 'kantoor@havenglans.example',
  site_url: 'https://havenglans.example',
  reach: { phone: '020 123 45 67', email: 'info@havenglans.example' },
};
const TOKEN = '0f8fad5b-d9cb-469f-a165-70867728950e';

const JAN = {
  first_name: 'Jan',
  last_name: 'de Boer',
  email: 'jan@post.example',
  phone: '06 12345678',
  message: 'De romp is dof.\nWanneer kunt u komen?',
  created_at: '2026-05-01T10:00:00Z',
};

const queued = (
  template: string,
  params: QueuedMail['params'],
  recipient: string | null = null,
): QueuedMail => ({
  id: '01900000-0000-7000-8000-000000000001',
  template,
  recipient,
  params,
  attempt: 1,
  created_at: '2026-05-01T10:00:05Z',
});

function mail(template: string, params: QueuedMail['params'], recipient: string | null = null): Mail {
  const rendered = renderMail(queued(template, params, recipient), SENDER);
  if ('error' in rendered) throw new Error(rendered.error);
  return rendered.mail;
}

test('F-037 the consultation is mailed with exactly these template_params and this subject, its time in Dutch', () => {
  const { template_params, subject, to, reply_to, provider_template } = mail('consultation_company', JAN);
  expect(template_params).toStrictEqual({
    name: 'Jan de Boer',
    first_name: 'Jan',
    last_name: 'de Boer',
    email: 'jan@post.example',
    phone: '06 12345678',
    message: 'De romp is dof.\nWanneer kunt u komen?',
    service: 'Premium Consultatie',
    boat_type: 'Niet gespecificeerd',
    time: '1-5-2026, 12:00:00',
    subject: 'Aanvraag Premium Consultatie',
  });
  expect(subject).toBe('Aanvraag Premium Consultatie');
  expect(provider_template).toBe('consultation');
  expect([to, reply_to], 'answering it writes to the visitor').toEqual([SENDER.company, JAN.email]);
});

test('F-059 the founding member is mailed with exactly these template_params and this subject', () => {
  const { template_params, subject } = mail('founding_member_company', { ...JAN, yacht_type: 'Motorjacht' });
  expect(template_params).toStrictEqual({
    name: 'Jan de Boer',
    email: 'jan@post.example',
    phone: '06 12345678',
    message: 'De romp is dof.\nWanneer kunt u komen?',
    yacht_type: 'Motorjacht',
    service: 'Founding Member',
    time: '1-5-2026, 12:00:00',
    subject: 'Nieuwe Founding Member Aanmelding',
  });
  expect(subject).toBe('Nieuwe Founding Member Aanmelding');
});

test('R-19 the contact form is mailed in the shape of the consultation, with the service and boat it names', () => {
  const given = { ...JAN, service: 'Antifouling', boat_type: 'Zeilboot' };
  const { template_params } = mail('contact_company', given);
  expect(Object.keys(template_params).toSorted()).toEqual(
    Object.keys(mail('consultation_company', JAN).template_params).toSorted(),
  );
  expect(template_params).toMatchObject({
    service: 'Antifouling',
    boat_type: 'Zeilboot',
    subject: 'Nieuwe contactaanvraag',
  });
});

test.each(['consultation', 'contact', 'founding_member'])(
  'R-24 F-029 %s: what was left open is said so in the mail, also when it is only space',
  (kind) => {
    for (const nothing of [null, undefined, '', '   '])
      expect(
        mail(`${kind}_company`, { ...JAN, phone: nothing, message: nothing }).template_params,
      ).toMatchObject({
        phone: 'Niet opgegeven',
        message: 'Geen bericht',
      });
  },
);

const VISITOR_MAILS = [
  ['consultation_visitor', 'Uw aanvraag voor een premium consultatie'],
  ['contact_visitor', 'Uw bericht aan Havenglans'],
  ['founding_member_visitor', 'Uw aanmelding als founding member'],
] as const;

test.each(VISITOR_MAILS)('R-19 %s confirms to the visitor in our own words', (template, subject) => {
  const letter = mail(template, { created_at: JAN.created_at }, JAN.email);
  expect(letter).toMatchObject({
    to: JAN.email,
    subject,
    reply_to: SENDER.company,
    provider_template: 'letter',
  });
  for (const body of [letter.text, letter.html])
    for (const said of ['Goedendag,', 'binnen 24 uur', '1-5-2026, 12:00:00'])
      expect(body.toLowerCase()).toContain(said.toLowerCase());
  expect(letter.template_params).toEqual({
    to_email: JAN.email,
    subject,
    text: letter.text,
    html: letter.html,
  });
});

test.each(VISITOR_MAILS)(
  'R-19 %s holds nothing that somebody typed, for the address may be somebody else’s: no name, no link, no message',
  (template) => {
    const plain = mail(template, { created_at: JAN.created_at }, JAN.email);
    const typed = {
      ...JAN,
      first_name: 'Win nu: https://kwaad.example',
      last_name: 'kwaad.example',
      phone: 'bel 0900-1234',
      message: 'Klik op www.kwaad.example',
      boat_type: 'kwaad.example',
      yacht_type: 'kwaad.example',
      service: 'Antifouling Aanbrengen kwaad.example',
      attachments: 2,
      id: 'x',
    };
    const { text, html, subject } = mail(template, typed, JAN.email);
    expect({ text, html, subject }).toEqual({ text: plain.text, html: plain.html, subject: plain.subject });
  },
);

test.each([
  ['Antifouling Aanbrengen', 'Antifouling Aanbrengen'],
  ['Keramische coating', 'Keramische coating'],
  ['Ceramic coating', 'Keramische coating'],
  ['Polishing and buffing', 'Polijsten en Poetsen'],
])(
  'R-19 a service that is one of ours is named to the visitor, whatever the language of the page: %s',
  (service, named) => {
    const { text } = mail('contact_visitor', { ...JAN, service }, JAN.email);
    expect(text).toContain(`Dienst: ${named}`);
  },
);

test('R-20 R-26 the company reads that the captcha was not checked, and how many files follow', () => {
  const { text } = mail('contact_company', { ...JAN, unchecked: true, attachments: 1 });
  expect(text).toContain('Ongecontroleerd');
  expect(text).toContain('Bijlagen: 1 bestand volgt, te zien in het beheer');
  expect(mail('contact_company', { ...JAN, attachments: 3 }).text).toContain('3 bestanden volgen');
  expect(mail('contact_company', JAN).text).not.toMatch(/Ongecontroleerd|Bijlagen/);
});

test('R-25 the mail that asks to confirm has one link of ours, and nothing of who typed the address', () => {
  const { text, html, unsubscribe_url, reply_to } = mail(
    'newsletter_confirm',
    { confirm_token: TOKEN, email: 'https://kwaad.example/@post.example' },
    'els@post.example',
  );
  expect([unsubscribe_url, reply_to]).toEqual([null, null]);
  for (const body of [text, html]) {
    expect(body.match(/https?:[^\s"<]+/g)).toEqual([
      `https://havenglans.example/api/newsletter-confirm?token=${TOKEN}`,
    ]);
    expect(body).toContain('niet aangemeld');
    expect(body).toContain('7 dagen');
  }
  for (const confirm_token of [undefined, '', 'x', `${TOKEN}"`])
    expect(
      renderMail(queued('newsletter_confirm', { confirm_token }, 'els@post.example'), SENDER),
    ).toHaveProperty('error');
});

test('F-086 R-25 the welcome leads to the checklist and out again', () => {
  const { text, html, unsubscribe_url, to } = mail(
    'newsletter_welcome',
    { unsubscribe_token: TOKEN },
    'els@post.example',
  );
  expect(to).toBe('els@post.example');
  expect(unsubscribe_url).toBe(`https://havenglans.example/api/unsubscribe?token=${TOKEN}`);
  for (const body of [text, html]) {
    expect(body).toContain('https://havenglans.example/yacht-care-checklist');
    expect(body).toContain(unsubscribe_url);
    expect(body).toContain('25 controles');
  }
  const without = renderMail(queued('newsletter_welcome', {}, 'els@post.example'), SENDER);
  expect(without, 'no newsletter without a way out').toHaveProperty('error');
});

test('no value can become markup, a header or a hidden text', () => {
  const hostile = {
    ...JAN,
    first_name: '<b>Jan</b>\r\nBcc: alle@post.example',
    last_name: '"\'&\u202Egro.live',
    phone: '<script>alert(1)</script>',
    message: 'a\r\nb\u0000c <img src=x onerror=alert(1)>',
  };
  for (const template of ['consultation_company', 'contact_company', 'founding_member_company']) {
    const { html, template_params, subject } = mail(template, hostile, JAN.email);
    expect(html).not.toMatch(/<script|<img|<b>|\u202E|(?!\n)\p{Cc}/u);
    expect(html).toContain('&lt;script&gt;');
    for (const [name, value] of Object.entries(template_params))
      if (!['message', 'text', 'html'].includes(name)) expect(value, name).not.toMatch(/[\p{Cc}\u202E]/u);
    expect(subject).not.toMatch(/\p{Cc}/u);
  }
});

test.each([
  'a@b.example, c@d.example',
  'Jan <jan@post.example>',
  'jan@post.example\nBcc: x@y.example',
  'jan',
  '',
  'a@b@c',
])('a mail goes to one bare address: %j is none', (recipient) => {
  expect(renderMail(queued('contact_visitor', JAN, recipient), SENDER)).toEqual({
    error: 'the recipient is no e-mail address',
  });
  expect(mail('contact_company', { ...JAN, email: recipient }).reply_to).toBeNull();
});

test('a template that is not there never leaves', () => {
  for (const template of ['', 'contact', 'contact_everyone', 'toString_company'])
    expect(renderMail(queued(template, JAN, JAN.email), SENDER)).toHaveProperty('error');
});
