import { expect, test } from 'vitest';
import { REQUEST_STATUSES, REQUEST_TABLES, requestStatus } from './request-status.ts';

test('C-010 C-011 F-087 each kind has its statuses, and an unknown one counts as the first', () => {
  expect(REQUEST_TABLES.map((table) => REQUEST_STATUSES[table])).toEqual([
    ['new', 'contacted', 'closed'],
    ['new', 'contacted', 'closed'],
    ['active', 'unsubscribed'],
  ]);
  expect(requestStatus('contacts', 'wacht')).toBe('new');
  expect(requestStatus('founding_members', 'closed')).toBe('closed');
  expect(requestStatus('newsletter_subscriptions', 'pauze')).toBe('active');
  expect(requestStatus('newsletter_subscriptions', 'new'), 'a status of another kind').toBe('active');
});
