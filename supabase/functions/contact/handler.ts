import type { Env } from '../shared/http.ts';
import { takeLead } from '../shared/leads/take-lead.ts';

/** `POST /api/contact`. */
export const handler = (request: Request, env: Env): Promise<Response> => takeLead('contact', request, env);
