import * as v from 'valibot';

/** Why a field of a form was refused; the words for it stand in src/content/leads.ts. */
export type LeadFieldError = 'required' | 'invalid_email' | 'not_accepted' | 'too_long' | 'invalid';

const ERRORS: ReadonlySet<string> = new Set<LeadFieldError>([
  'required',
  'invalid_email',
  'not_accepted',
  'too_long',
  'invalid',
]);

/** Whether a schema's message is one of these codes. */
export const isLeadFieldError = (message: string): message is LeadFieldError => ERRORS.has(message);

const code = (value: LeadFieldError): LeadFieldError => value;

/** In characters; the columns have the same bounds (supabase/migrations), that of the message 300 more for the lines before it. */
export const LEAD_TEXT_LIMITS = { name: 100, email: 254, phone: 50, choice: 200, message: 4_700 } as const;

// Halves of characters, and what is invisible or turns the direction of a line. Emoji keep their joiners.
const UNSEEN = /[\p{Cs}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;
const CONTROLS_BUT_LINE_ENDS = /[^\P{Cc}\n]/gu;

/** One written form for every text: composed, without control characters, trimmed; line ends only where lines are wanted. */
export const plainText = (text: string, lines: 'one line' | 'many lines'): string => {
  const clean = text
    .normalize('NFC')
    .replace(LINE_ENDS, '\n')
    .replaceAll('\t', ' ')
    .replace(UNSEEN, '')
    .replace(CONTROLS_BUT_LINE_ENDS, '');
  return (lines === 'one line' ? clean.replace(/\s+/g, ' ') : clean).trim();
};

const given = v.nullish(v.string(code('invalid')), '');
const oneLine = v.pipe(
  given,
  v.transform((text) => plainText(text, 'one line')),
);

/** A line that must hold something; white space counts as empty (F-030). */
export const requiredLine = (max: number) =>
  v.pipe(oneLine, v.nonEmpty(code('required')), v.maxLength(max, code('too_long')));

const nullWhenEmpty = v.transform((text: string): string | null => (text === '' ? null : text));

/** A line that may be left out: null when empty (F-036). */
export const optionalLine = (max: number) =>
  v.pipe(oneLine, v.maxLength(max, code('too_long')), nullWhenEmpty);

/** A text of several lines that may be left out: null when empty (F-029). */
export const optionalLines = (max: number) =>
  v.pipe(
    given,
    v.transform((text) => plainText(text, 'many lines')),
    v.maxLength(max, code('too_long')),
    nullWhenEmpty,
  );

/** The browser's own rule for `type=email`, and a domain with a dot (F-027). */
export const emailLine = v.pipe(
  requiredLine(LEAD_TEXT_LIMITS.email),
  v.rfcEmail(code('invalid_email')),
  v.regex(/\.[^.@]+$/, code('invalid_email')),
);

/** A ticked box: true, or what a form without JavaScript sends for it (F-028). */
export const ticked = v.pipe(
  v.nullish(v.union([v.boolean(), v.string()], code('invalid')), false),
  v.check((value) => value === true || value === 'on' || value === 'true', code('not_accepted')),
);
