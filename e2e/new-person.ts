import { test } from '@playwright/test';

let people = 0;

/** Name and address of a client that no other journey has, since the journeys of a worker share a backend. */
export const somebody = (name: string) => {
  people += 1;
  const unique = `${name} ${test.info().workerIndex}${people}`;
  return { name: unique, email: `klant${test.info().workerIndex}-${people}@voorbeeld.example` };
};
