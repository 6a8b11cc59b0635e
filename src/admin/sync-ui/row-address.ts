import type { RowLabel } from '../../data/index.ts';
import { routes } from '../../routes.ts';

/** Where the screen of a row opens, by its table; with `refused` on the form that revises that change (D4). */
const SCREENS: Readonly<Record<string, ((id: string, refused?: string) => string) | undefined>> = {
  clients: (client, refused) => routes.adminApp({ tab: 'clients', client, refused }),
};

/** Where a row, or the row it belongs to, opens; null when it is gone or no screen shows it. */
export const rowAddress = ({ top }: Pick<RowLabel, 'top'>, refused?: string): string | null =>
  top === null ? null : (SCREENS[top.table]?.(top.row_id, refused) ?? null);
