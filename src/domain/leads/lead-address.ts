import type { LeadForm } from './leads.ts';

/** Where a form is sent. On its own, so that a page which only shows a form carries no rules. */
export const leadAddress = (form: LeadForm): `/api/${LeadForm}` => `/api/${form}`;

/** Where the upload addresses of announced files are asked for. */
export const ATTACHMENTS_ADDRESS = '/api/attachments';
