import { SHADES } from '../../../../src/brand.ts';
import { COMPANY } from '../../../../src/content/company.ts';
import { MAIL_FRAME } from '../../../../src/content/mail.ts';

/** How the company says it is reached. */
export interface Reach {
  readonly phone: string;
  readonly email: string;
}

/** What a mail says, before it becomes text or HTML. */
export interface MailBody {
  readonly greeting: string | null;
  readonly lead: readonly string[];
  /** Label and value, one line each. */
  readonly facts: readonly (readonly [string, string])[];
  /** What the visitor wrote, with its label. */
  readonly message: readonly [string, string] | null;
  readonly action: { readonly label: string; readonly href: string } | null;
  readonly close: readonly string[];
  readonly footnotes: readonly string[];
  readonly unsubscribe: { readonly label: string; readonly href: string } | null;
}

/** A mail for readers of plain text. */
export function mailText(mail: MailBody, { phone, email }: Reach): string {
  const { greeting, lead, facts, message, action, close, footnotes, unsubscribe } = mail;
  return [
    greeting,
    ...lead,
    facts.length === 0 ? null : facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    message === null ? null : `${message[0]}:\n${message[1]}`,
    action === null ? null : `${action.label}:\n${action.href}`,
    ...close,
    `${MAIL_FRAME.regards}\n${COMPANY.name}\n${phone} · ${email}`,
    ['--', ...footnotes, ...(unsubscribe === null ? [] : [`${unsubscribe.label}: ${unsubscribe.href}`])].join(
      '\n',
    ),
  ]
    .filter((part) => part !== null)
    .join('\n\n');
}

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in an element or between quotes. */
const escapeHtml = (value: string): string => value.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

const broken = (value: string): string => escapeHtml(value).replaceAll('\n', '<br>');
const paragraph = (value: string): string => `<p style="margin:0 0 16px">${broken(value)}</p>`;

const INK = '#14201b';
const SOFT = '#46534c';
const LINE = '#d3dad4';
const FACE = "font-family:Manrope,'Segoe UI',Helvetica,Arial,sans-serif";

const row = ([label, value]: readonly [string, string]): string =>
  `<tr><th scope="row" style="padding:8px 16px 8px 0;border-top:1px solid ${LINE};text-align:left;vertical-align:top;font-weight:400;color:${SOFT};white-space:nowrap">${escapeHtml(label)}</th>` +
  `<td style="padding:8px 0;border-top:1px solid ${LINE};overflow-wrap:anywhere">${broken(value)}</td></tr>`;

/** The same mail as a page that every mail program shows: one column, styles in place, nothing fetched. */
export function mailHtml(mail: MailBody, subject: string, { phone, email }: Reach): string {
  const { greeting, lead, facts, message, action, close, footnotes, unsubscribe } = mail;
  const rows = message === null ? facts : [...facts, message];
  const body = [
    greeting === null ? '' : paragraph(greeting),
    ...lead.map(paragraph),
    rows.length === 0
      ? ''
      : `<table role="presentation" style="width:100%;margin:8px 0 24px;border-collapse:collapse;border-bottom:1px solid ${LINE}">${rows.map(row).join('')}</table>`,
    action === null
      ? ''
      : `<p style="margin:24px 0"><a href="${escapeHtml(action.href)}" style="display:inline-block;padding:14px 24px;border-radius:4px;background:${SHADES[7]};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>`,
    ...close.map(paragraph),
    `<p style="margin:0 0 32px">${escapeHtml(MAIL_FRAME.regards)}<br>${escapeHtml(COMPANY.name)}</p>`,
  ].join('');
  const small = footnotes.map(broken);
  const away =
    unsubscribe === null
      ? []
      : [
          `<a href="${escapeHtml(unsubscribe.href)}" style="color:${SOFT}">${escapeHtml(unsubscribe.label)}</a>`,
        ];
  return (
    `<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>` +
    `<body style="margin:0;padding:32px 16px;background:#faf8f3;color:${INK};font-size:16px;line-height:1.6;${FACE}">` +
    `<div style="max-width:560px;margin:0 auto"><p style="margin:0 0 32px;padding-bottom:16px;border-bottom:1px solid #b08d57;font-size:20px;color:${SHADES[7]}">${escapeHtml(COMPANY.name)}</p>` +
    `${body}<p style="margin:0;padding-top:16px;border-top:1px solid ${LINE};font-size:13px;color:${SOFT}">` +
    `${escapeHtml(`${phone} · ${email} · ${MAIL_FRAME.line}`)}<br>${[...small, ...away].join('<br>')}</p></div></body></html>`
  );
}
