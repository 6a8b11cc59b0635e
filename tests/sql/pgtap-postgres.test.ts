import { OWN_MAJOR } from '../support/servers.ts';
import { tapOnPostgres } from '../support/tap-on-postgres.ts';

await tapOnPostgres(OWN_MAJOR);
