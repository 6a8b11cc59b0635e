import { expect, expectTypeOf, test } from 'vitest';
import type { NewClient } from './client.ts';
import { parseInput } from './field-errors.ts';
import type { ClientRow, ServiceRecordRow } from './rows.generated.ts';
import { type NewServiceRecord, newServiceRecordInput } from './service-record.ts';

type Bookkeeping = 'id' | 'rev' | 'created_at' | 'updated_at' | 'updated_by' | 'deleted_at';
type Mutable<T> = { -readonly [K in keyof T]: T[K] };

// What these promise is checked by the compiler; a column added in SQL breaks the build until its rule is here.
test('M-005 the input of a client makes exactly the business columns of its table, with their types', () => {
  expectTypeOf<NewClient>().toEqualTypeOf<Mutable<Omit<ClientRow, Bookkeeping>>>();
});

test('M-006 the input of a service makes exactly the business columns of its table, besides its client', () => {
  expectTypeOf<NewServiceRecord>().toEqualTypeOf<
    Mutable<Omit<ServiceRecordRow, Bookkeeping | 'client_id'>>
  >();
  const parsed = parseInput(newServiceRecordInput, { service_type: 'waxing', date: '2026-05-01' });
  expect(parsed.ok && Object.keys(parsed.value)).toEqual([
    'service_type',
    'date',
    'amount',
    'status',
    'notes',
    'technician_id',
    'start_time',
    'duration_minutes',
  ]);
});
