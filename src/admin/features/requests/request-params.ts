import * as v from 'valibot';
import { REQUEST_TABLES, type RequestTable } from '../../../domain/leads/request-status.ts';
import { REQUEST_KIND_PATHS, adminPage } from '../../../admin-routes.ts';

const table = v.pipe(
  v.string(),
  v.transform((path) => REQUEST_TABLES.find((known) => REQUEST_KIND_PATHS[known] === path)),
  v.picklist(REQUEST_TABLES),
);
const id = v.pipe(v.string(), v.uuid());

/** The parameters in the addresses of this screen. */
export const kindParameters = v.object({ request_kind: table });
export const requestParameters = v.object({ request_kind: table, request_id: id });
export const fileParameters = v.object({ ...requestParameters.entries, file_id: id });

/** The address of a request, or of a dialog over it. */
export const requestPath = (
  page: 'request' | 'request_changes' | 'request_versions' | 'request_to_client',
  { table: of, id: request_id }: { readonly table: RequestTable; readonly id: string },
): string => adminPage(page, { request_kind: REQUEST_KIND_PATHS[of], request_id });

/** The address of a file that came with a request. */
export const requestFilePath = (
  { table: of, id: request_id }: { readonly table: RequestTable; readonly id: string },
  file_id: string,
): string => adminPage('request_file', { request_kind: REQUEST_KIND_PATHS[of], request_id, file_id });
