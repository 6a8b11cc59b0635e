import { writeFileSync } from 'node:fs';
import { SEED_FILE } from '../paths.ts';
import { makeDemoWorld } from './demo-world.ts';
import { seedSql } from './seed-sql.ts';

const world = makeDemoWorld();
writeFileSync(SEED_FILE, seedSql(world));
console.log(`${SEED_FILE}: ${world.clients.length} clients, ${world.records.length} service records`);
