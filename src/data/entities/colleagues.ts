import type { ColleagueRow } from '../../domain/rows.generated.ts';
import { entity } from './entity.ts';

/** Names and roles of the staff; a trigger keeps them. */
export const colleagues = entity<ColleagueRow>()({
  ops: [],
  columns: { name: { kind: 'line', by_server: true }, role: { kind: 'code', by_server: true } },
  naming: { by: 'own', name: ({ name }) => name },
});
