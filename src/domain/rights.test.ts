import { expect, expectTypeOf, test } from 'vitest';
import { can, may, type Role } from './rights.ts';
import { RIGHTS, ROLES, type StaffRow } from './rows.generated.ts';

const admin = { role: 'admin' } as const;
const technician = { role: 'technician' } as const;

test('R-17 a person may do on a device what the table of rights says of their role, and nothing else', () => {
  expect([may(technician, 'edit', 'clients'), may(technician, 'delete', 'clients')]).toEqual([true, false]);
  expect([may(admin, 'archive', 'clients'), may(technician, 'archive', 'clients')]).toEqual([true, false]);
  for (const role of ROLES)
    for (const [subject, actions] of Object.entries<readonly string[]>(RIGHTS[role]))
      for (const action of ['read', 'add', 'edit', 'delete', 'delete_own'] as const)
        expect(may({ role }, action, subject), `${role} ${action} ${subject}`).toBe(actions.includes(action));
});

test('R-17 on a table without rights a person may do nothing', () => {
  const unknown: string = 'berths';
  expect(may(admin, 'read', unknown)).toBe(false);
});

test('R-17 a backup and the settling of a restore are offered to admins only', () => {
  for (const capability of ['back_up', 'settle_restore'] as const)
    expect(ROLES.filter((role) => can({ role }, capability))).toEqual(['admin']);
});

test('the roles are those of the table of staff', () => {
  expectTypeOf<Role>().toEqualTypeOf<StaffRow['role']>();
});
