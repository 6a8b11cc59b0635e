import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { SEED_FILE, SNAPSHOT_DIR } from '../paths.ts';
import { makeDemoData } from './demo-data.ts';
import { seedSql } from './seed-sql.ts';
import { makeSiteContent } from './site-content.ts';
import { makeSnapshot, snapshotText } from './snapshot.ts';

const data = makeDemoData();
const content = makeSiteContent();
writeFileSync(SEED_FILE, seedSql(data, content));
for (const [name, rows] of Object.entries(makeSnapshot(content)))
  writeFileSync(path.join(SNAPSHOT_DIR, `${name}.generated.json`), snapshotText(rows));
console.log(
  `${SEED_FILE}: ${data.clients.length} clients, ${data.records.length} service records, ${content.transformations.length} projects`,
);
