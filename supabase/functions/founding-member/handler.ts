import type { Env } from '../shared/http.ts';
import { takeLead } from '../shared/leads/take-lead.ts';

/** `POST /api/founding-member`. */
export const handler = (request: Request, env: Env): Promise<Response> =>
  takeLead('founding-member', request, env);
