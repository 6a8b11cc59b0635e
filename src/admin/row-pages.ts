import { REQUEST_KIND_PATHS, SETTINGS_SECTION_PATHS, adminPage } from '../admin-routes.ts';

const requestPage = (table: keyof typeof REQUEST_KIND_PATHS) => (request_id: string) =>
  adminPage('request', { request_kind: REQUEST_KIND_PATHS[table], request_id });

/** By table; with a `mutation_id` the form that revises that change (D4). */
const ROW_PAGES: Readonly<Record<string, ((id: string, mutation_id?: string) => string) | undefined>> = {
  clients: (client_id, mutation_id) =>
    mutation_id === undefined
      ? adminPage('client', { client_id })
      : adminPage('rejected_client_change', { client_id, mutation_id }),
  contacts: requestPage('contacts'),
  founding_members: requestPage('founding_members'),
  newsletter_subscriptions: requestPage('newsletter_subscriptions'),
  company_settings: (_, mutation_id) => {
    const section = SETTINGS_SECTION_PATHS.company;
    return mutation_id === undefined
      ? adminPage('settings_section', { section })
      : adminPage('rejected_settings_change', { section, mutation_id });
  },
  blog_posts: (post_id) => adminPage('edit_post', { post_id }),
};

/** The same for a row that belongs to another one, whose id stands in its address. */
const PAGES_BELOW: Readonly<Record<string, ((id: string, parent_id: string) => string) | undefined>> = {
  service_records: (service_id, client_id) => adminPage('edit_service', { client_id, service_id }),
  client_notes: (_, client_id) => adminPage('client', { client_id }),
};

/** Where a row that belongs to another one opens; null when no screen shows its table. */
export const pageBelow = (table: string, id: string, parent_id: string): string | null =>
  PAGES_BELOW[table]?.(id, parent_id) ?? null;

/** Where a row of the local database opens, or the form for a rejected change of it; null when no screen shows its table. */
export const rowPage = (table: string, id: string, mutation_id?: string): string | null =>
  ROW_PAGES[table]?.(id, mutation_id) ?? null;
