import * as v from 'valibot';
import type { CaughtMail, Mailbox } from '../mail/mailbox.ts';
import { json, text } from '../../host/answers.ts';

const queued = v.object({
  id: v.string(),
  to: v.string(),
  reply_to: v.nullable(v.string()),
  subject: v.string(),
  text: v.string(),
  html: v.nullable(v.string()),
  unsubscribe_url: v.nullable(v.string()),
});

/** `/_local/…`: what only this machine may see. Mail of the queue comes in by POST, with the secret key. */
export async function answerLocalPage(
  mailbox: Mailbox,
  secret_key: string,
  request: Request,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (request.method === 'POST' && pathname === '/_local/mail')
    return await receive(mailbox, secret_key, request);
  if (request.method !== 'GET') return text(405, 'Only GET.');
  if (pathname === '/_local/mail.json') return json(200, mailbox.mails());
  if (pathname === '/_local/mail') return page(mailPage(mailbox.mails()), '');
  const id = /^\/_local\/mail\/(\d+)$/.exec(pathname)?.[1];
  const html = mailbox.mails().find((mail) => String(mail.id) === id)?.html ?? null;
  return html === null
    ? text(404, 'No such local page: /_local/mail and /_local/mail.json are there.')
    : page(html, '; sandbox');
}

async function receive(mailbox: Mailbox, secret_key: string, request: Request): Promise<Response> {
  if (request.headers.get('apikey') !== secret_key) return text(401, 'Only with the secret key.');
  const mail = v.safeParse(queued, await request.json().catch(() => null));
  if (!mail.success) return text(400, 'This is no mail.');
  mailbox.receive(mail.output);
  return json(200, { caught: true });
}

const page = (html: string, further: string): Response =>
  new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'${further}`,
    },
  });

const escapeHtml = (value: string): string =>
  value.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

const item = (name: string, value: string | null): string =>
  value === null ? '' : `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`;

function article(mail: CaughtMail): string {
  const link = mail.link === null ? '' : `<a href="${escapeHtml(mail.link)}">Open the link</a>`;
  const html = mail.html === null ? '' : `<a href="/_local/mail/${mail.id}">As a mail program shows it</a>`;
  const actions = link + html === '' ? '' : `<p class="actions">${link}${html}</p>`;
  return `<article><h2>${escapeHtml(mail.subject)}</h2>
    <dl>${item('To', mail.to)}${item('Reply to', mail.reply_to)}${item('Unsubscribe', mail.unsubscribe_url)}${item('Caught', mail.sent_at)}</dl>
    <pre>${escapeHtml(mail.text)}</pre>${actions}</article>`;
}

/** Newest first, the text readable as it stands. */
function mailPage(mails: readonly CaughtMail[]): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Caught mail (${mails.length})</title>
<style>:root{color-scheme:light dark}body{font:16px/1.6 system-ui;max-width:46rem;margin:2rem auto;padding:0 1rem}
article{border-top:1px solid #8886;padding:1.5rem 0}h1,h2{line-height:1.25}h2{font-size:1.25rem;margin:0 0 .5rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:0 1rem;margin:0 0 1rem;font-size:.875rem}dt{opacity:.7}dd{margin:0;overflow-wrap:anywhere}
pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere;margin:0}.actions{display:flex;gap:1.5rem;flex-wrap:wrap}</style></head>
<body><h1>Caught mail</h1><p>Nothing here left this machine. Newest first.</p>
${mails.map(article).join('\n') || '<p>Nothing was sent yet.</p>'}</body></html>`;
}
