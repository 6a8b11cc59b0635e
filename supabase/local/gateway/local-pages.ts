import type { CaughtMail, Mailbox } from '../mail/mailbox.ts';
import { json, text } from './answers.ts';

/** `/_local/…`: what only this machine may see. */
export function answerLocalPage(mailbox: Mailbox, request: Request): Response {
  const { pathname } = new URL(request.url);
  if (request.method !== 'GET') return text(405, 'Only GET.');
  switch (pathname) {
    case '/_local/mail.json':
      return json(200, mailbox.mails());
    case '/_local/mail':
      return new Response(mailPage(mailbox.mails()), {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        },
      });
    default:
      return text(404, 'No such local page: /_local/mail and /_local/mail.json are there.');
  }
}

const escapeHtml = (value: string): string =>
  value.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

function mailPage(mails: readonly CaughtMail[]): string {
  const rows = mails.map((mail) => {
    const link = mail.link === null ? '' : `<p><a href="${escapeHtml(mail.link)}">Open the link</a></p>`;
    return `<article><h2>${escapeHtml(mail.subject)}</h2><p>${escapeHtml(mail.to)} · ${mail.sent_at}</p>
      <pre>${escapeHtml(mail.text)}</pre>${link}</article>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Caught mail</title>
<style>body{font:16px/1.5 system-ui;max-width:48rem;margin:2rem auto;padding:0 1rem}
article{border-top:1px solid #ccc;padding:1rem 0}pre{white-space:pre-wrap;overflow-wrap:anywhere}</style>
<h1>Caught mail</h1>${rows.join('\n') || '<p>Nothing was sent yet.</p>'}</html>`;
}
