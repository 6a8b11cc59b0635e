import { expect, test } from 'vitest';
import { atSimulatedTime, SERVER_START_MS } from './server.ts';

test('PS21 RS1 a page that comes with the answer to a push tells the time of the simulation, as the answer does', () => {
  const machine = '2031-12-24T01:02:03.4+00:00';
  const body = JSON.stringify({
    page: { tables: {}, server_time: machine },
    results: [],
    server_time: machine,
  });
  const simulation = new Date(SERVER_START_MS + 1_500).toISOString();
  expect(JSON.parse(atSimulatedTime(body, 1_500))).toEqual({
    page: { tables: {}, server_time: simulation },
    results: [],
    server_time: simulation,
  });
});
