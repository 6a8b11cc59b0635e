import * as v from 'valibot';
import { err, ok, type Result } from '../../lib/result.ts';
import {
  emailLine,
  isLeadFieldError,
  LEAD_TEXT_LIMITS,
  type LeadFieldError,
  optionalLine,
  optionalLines,
  requiredLine,
  ticked,
} from './lead-fields.ts';

/** The four forms, by the name in their address: POST /api/<form>. The page that shows a form and the function that takes it read it with `parseLead`. */
export const LEAD_FORMS = ['contact', 'consultation', 'founding-member', 'newsletter'] as const;
export type LeadForm = (typeof LEAD_FORMS)[number];

/** Fields that the person fills in, by the name of the input. */
type LeadField =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'message'
  | 'boatType'
  | 'boatLength'
  | 'berth'
  | 'service'
  | 'language'
  | 'privacy';

export type LeadFieldErrors = Partial<Readonly<Record<LeadField, LeadFieldError>>>;

/** What a form gives, as columns. `name` and `termsAccepted` (F-002) follow from the others: `leadBody`. */
export interface Lead {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly message: string | null;
  readonly service: string | null;
  readonly boat_type: string | null;
  /** In metres, as it was typed; the row has it in its message, as it has the berth. */
  readonly boat_length: string | null;
  readonly berth: string | null;
  /** Of the page, where it was not Dutch: 'en' or 'de'. The row has it in its message. */
  readonly language: string | null;
}

const person = {
  firstName: requiredLine(LEAD_TEXT_LIMITS.name),
  lastName: requiredLine(LEAD_TEXT_LIMITS.name),
  email: emailLine,
  phone: optionalLine(LEAD_TEXT_LIMITS.phone),
  message: optionalLines(LEAD_TEXT_LIMITS.message),
  privacy: ticked,
};

const choices = {
  service: optionalLine(LEAD_TEXT_LIMITS.choice),
  boatType: optionalLine(LEAD_TEXT_LIMITS.choice),
  boatLength: optionalLine(LEAD_TEXT_LIMITS.phone),
  berth: optionalLine(LEAD_TEXT_LIMITS.choice),
  language: optionalLine(LEAD_TEXT_LIMITS.phone),
};

const nothing = {
  first_name: '',
  last_name: '',
  phone: null,
  message: null,
  service: null,
  boat_type: null,
  boat_length: null,
  berth: null,
  language: null,
};

const personLead = v.pipe(
  v.object({ ...person, ...choices }),
  v.transform(
    (given): Lead => ({
      first_name: given.firstName,
      last_name: given.lastName,
      email: given.email,
      phone: given.phone,
      message: given.message,
      service: given.service,
      boat_type: given.boatType,
      boat_length: given.boatLength,
      berth: given.berth,
      language: given.language,
    }),
  ),
);

const consultationLead = v.pipe(
  v.object(person),
  v.transform(
    (given): Lead => ({
      ...nothing,
      first_name: given.firstName,
      last_name: given.lastName,
      email: given.email,
      phone: given.phone,
      message: given.message,
    }),
  ),
);

/** One row an address, whatever its case. */
const newsletterLead = v.pipe(
  v.object({ email: emailLine }),
  v.transform((given): Lead => ({ ...nothing, email: given.email.toLowerCase() })),
);

const SCHEMAS = {
  contact: personLead,
  consultation: consultationLead,
  'founding-member': personLead,
  newsletter: newsletterLead,
} as const satisfies Record<LeadForm, v.GenericSchema<unknown, Lead>>;

const FIELDS: ReadonlySet<string> = new Set(['email', ...Object.keys(person), ...Object.keys(choices)]);
const isField = (name: string): name is LeadField => FIELDS.has(name);

/**
 * Reads the fields of a form (F-024); extra ones are ignored. The first reason of each field counts.
 * Input that is no object at all is refused without a field.
 */
export const parseLead = (form: LeadForm, input: unknown): Result<Lead, LeadFieldErrors> => {
  const parsed = v.safeParse(SCHEMAS[form], input, { abortPipeEarly: true });
  if (parsed.success) return ok(parsed.output);
  const fields: Partial<Record<LeadField, LeadFieldError>> = {};
  for (const issue of parsed.issues) {
    const field = v.getDotPath(issue) ?? '';
    if (isField(field)) fields[field] ??= isLeadFieldError(issue.message) ? issue.message : 'invalid';
  }
  return err(fields);
};
