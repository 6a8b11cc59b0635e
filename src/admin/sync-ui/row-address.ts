import type { RowLabel } from '../../data/index.ts';
import { routes } from '../../routes.ts';

/** Where the screen of a row opens, by its table; with a `mutation_id` on the form that revises that change (D4). */
const SCREENS: Readonly<Record<string, ((id: string, mutation_id?: string) => string) | undefined>> = {
  clients: (client_id, mutation_id) =>
    mutation_id === undefined
      ? routes.adminPage('client', { client_id })
      : routes.adminPage('rejected_client_change', { client_id, mutation_id }),
};

/** Where a row, or the row it belongs to, opens; null when it is gone or no screen shows it. */
export const rowAddress = ({ top }: Pick<RowLabel, 'top'>, mutation_id?: string): string | null =>
  top === null ? null : (SCREENS[top.table]?.(top.row_id, mutation_id) ?? null);
