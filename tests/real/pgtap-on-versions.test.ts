import { tapOnPostgres } from '../support/tap-on-postgres.ts';

// The versions that a hosted project may have; the project's own is a part of `npm test`.
await tapOnPostgres(15);
await tapOnPostgres(16);
await tapOnPostgres(17);
