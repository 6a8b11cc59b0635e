import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT, SEED_FILE } from '../paths.ts';
import { makeDemoData } from './demo-data.ts';
import { seedSql } from './seed-sql.ts';
import { makeSiteContent } from './site-content.ts';

const data = makeDemoData();

test('the generator writes exactly the seed.sql that is there', () => {
  expect(seedSql(makeDemoData(), makeSiteContent())).toBe(readFileSync(SEED_FILE, 'utf8'));
});

test('the demo never comes along when the Supabase CLI resets a project', () => {
  const settings = readFileSync(path.join(PROJECT_ROOT, 'supabase/config.toml'), 'utf8');
  expect(settings).toMatch(/^\[db\.seed\]\nenabled = false$/m);
});

test('there are sixty clients and four hundred service records with ids of their own, shaped like version 7', () => {
  const ids = [...data.clients, ...data.records].map((row) => row.id);
  expect([data.clients.length, data.records.length]).toEqual([60, 400]);
  expect(new Set(ids).size).toBe(460);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  const owners = new Set(data.clients.map((client) => client.id));
  for (const record of data.records) expect(owners.has(record.client_id)).toBe(true);
});

test('M-008 every client status occurs, names and addresses are unique', () => {
  const count = (status: string): number => data.clients.filter((client) => client.status === status).length;
  expect([count('prospect'), count('completed'), count('active')]).toEqual([8, 6, 46]);
  expect(new Set(data.clients.map((client) => client.name)).size).toBe(60);
  expect(new Set(data.clients.map((client) => client.email)).size).toBe(60);
  for (const { email } of data.clients) expect(email).toMatch(/^[a-z.]+@post\.example$/);
});

test('M-009 R-42 future services are scheduled, past ones are done, but for a few overdue', () => {
  for (const { day, status } of data.records.filter((record) => record.day > 0))
    expect(status, String(day)).toBe('scheduled');
  const overdue = data.records.filter((record) => record.day < 0 && record.status === 'scheduled');
  expect(overdue).toHaveLength(4);
  const past = data.records.filter((record) => record.day < -75);
  expect(past.every((record) => ['paid', 'invoiced', 'completed'].includes(record.status))).toBe(true);
  expect(past.filter((record) => record.status === 'paid').length / past.length).toBeGreaterThan(0.85);
  expect(Math.min(...data.records.map((record) => record.day))).toBeGreaterThanOrEqual(-1095);
  expect(Math.min(...data.records.map((record) => record.day))).toBeLessThan(-1000);
});

test('prices are what such work costs, and no service is older than its client', () => {
  const created = new Map(data.clients.map((client) => [client.id, client.created_days_ago]));
  for (const { amount_cents, day, client_id } of data.records) {
    expect(amount_cents).toBeGreaterThan(15_000);
    expect(amount_cents).toBeLessThan(350_000);
    expect(-day).toBeLessThan(created.get(client_id) ?? 0);
  }
});

test('M-007 every service type occurs, and some that are free text', () => {
  const types = new Set(data.records.map((record) => record.service_type));
  for (const type of ['gelcoat_repair', 'teak_maintenance', 'waxing', 'antifouling', 'inspection'])
    expect(types).toContain(type);
  expect(types.size).toBeGreaterThan(5);
});
