import type { ColleagueRow } from '../../domain/rows.generated.ts';
import { entity } from './entity.ts';

/** Names and roles of the staff, and who may no longer work; a trigger keeps them. */
export const colleagues = entity<ColleagueRow>()({
  ops: [],
  columns: {
    name: { kind: 'line', by_server: true },
    role: { kind: 'code', by_server: true },
    disabled: { kind: 'yes_no', by_server: true },
  },
  naming: { by: 'own', name: ({ name }) => name },
});
