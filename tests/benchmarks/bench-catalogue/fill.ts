// Fills a database with a generated stock and reports it to its parent. A process of its own: what filling leaves in
// memory is no part of the backend's.
import { importContent } from '@tourbillon/backend/content-import/import-content.ts';
import { fillDatabase } from '@tourbillon/backend/demonstration/fill-database.ts';
import { openDatabase } from '@tourbillon/backend/database/open/open-database.ts';
import { demonstration } from '@tourbillon/demonstration/demonstration.ts';
import type { Filled } from './backend-process.ts';
import { multiplyItems } from './multiply.ts';

const { BENCH_ITEMS, BENCH_FILL_LIMIT, DATA_DIR = '', DATABASE_URL } = process.env;
const quiet = () => undefined;

const clock = performance.now();
const open = await openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL || undefined });
await open.migrate();
await fillDatabase(open.database, demonstration, quiet);
await importContent(open.database, quiet, { demonstration });
const items = await multiplyItems(open.database, Number(BENCH_ITEMS), Number(BENCH_FILL_LIMIT));
await open.close();
process.send?.({ items, fillMs: performance.now() - clock } satisfies Filled);
process.disconnect();
