// A backend over a generated stock, measured by its parent: reports its address, then its use of resources on
// request.
import pino from 'pino';
import { importContent } from '@tourbillon/backend/content-import/import-content.ts';
import { openDatabase } from '@tourbillon/backend/database/open/open-database.ts';
import { startBackend } from '@tourbillon/backend/start-backend.ts';
import { multiplyItems } from './multiply.ts';
import type { BackendReport } from './backend-process.ts';
import { fillDatabase } from '@tourbillon/backend/demonstration/fill-database.ts';
import { demonstration } from '@tourbillon/demonstration/demonstration.ts';

const { BENCH_ITEMS, BENCH_FILL_LIMIT, DATA_DIR = '', DATABASE_URL } = process.env;
const quiet = () => undefined;
const place = { dataDir: DATA_DIR, databaseUrl: DATABASE_URL || undefined };

// The parent has been stopped.
process.on('disconnect', () => process.exit());

const clock = performance.now();
const open = await openDatabase(place);
await open.migrate();
await fillDatabase(open.database, demonstration, quiet);
await importContent(open.database, quiet, { demonstration });
const items = await multiplyItems(open.database, Number(BENCH_ITEMS), Number(BENCH_FILL_LIMIT));
await open.close();

const filled = performance.now();
const backend = await startBackend({ ...place, port: 0, log: pino({ level: 'silent' }) });
const loaded = performance.now();
// The search indexes are built after the first responses.
await (await fetch(`${backend.url}/en/search?q=rolex`)).arrayBuffer();
report({
  url: backend.url,
  items,
  fillMs: filled - clock,
  loadMs: loaded - filled,
  searchMs: performance.now() - loaded,
});

process.on('message', (message) => {
  if (message === 'memory') {
    globalThis.gc?.();
    const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
    report({ rss, heapUsed, arrayBuffers, peak: process.resourceUsage().maxRSS * 1024 });
  } else if (message === 'cpu') {
    const { user, system } = process.cpuUsage();
    report({ cpu: (user + system) / 1000 });
  } else {
    void backend.close().then(() => process.exit(0));
  }
});

function report(what: BackendReport): void {
  process.send?.(what);
}
