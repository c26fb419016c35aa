// A backend over a stock that is there, measured by its parent: reports its address, then its use of resources on
// request.
import { eq } from 'drizzle-orm';
import pino from 'pino';
import { schema } from '@tourbillon/backend/database/database.ts';
import { openDatabase } from '@tourbillon/backend/database/open/open-database.ts';
import { startBackend } from '@tourbillon/backend/start-backend.ts';
import { giveBackMemory } from '@tourbillon/platform/process/give-back-memory.ts';
import type { BackendReport } from './backend-process.ts';

const { DATA_DIR = '', DATABASE_URL } = process.env;
const place = { dataDir: DATA_DIR, databaseUrl: DATABASE_URL || undefined };

// The parent has been stopped.
process.on('disconnect', () => process.exit());

const clock = performance.now();
const backend = await startBackend({ ...place, port: 0, log: pino({ level: 'silent' }) });
const loaded = performance.now();
// Sales are made by connections of their own, as another program makes them. PGlite has only one.
const other = DATABASE_URL ? await openDatabase(place) : undefined;
// The search indexes are built after the first responses.
await (await fetch(`${backend.url}/en/search?q=rolex`)).arrayBuffer();
report({
  url: backend.url,
  loadMs: loaded - clock,
  searchMs: performance.now() - loaded,
});
void backend.warmed.then(giveBackMemory);

process.on('message', (message) => {
  if (message === 'memory') {
    globalThis.gc?.();
    const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
    report({ rss, heapUsed, arrayBuffers, peak: process.resourceUsage().maxRSS * 1024 });
  } else if (message === 'cpu') {
    const { user, system } = process.cpuUsage();
    report({ cpu: (user + system) / 1000 });
  } else if (isSale(message)) {
    void sell(message.sell).then(() => report({ sold: message.sell }));
  } else {
    void (async () => {
      await backend.close();
      await other?.close();
      process.exit(0);
    })();
  }
});

/** Sells an item. */
async function sell(url: string): Promise<void> {
  const { items } = schema;
  await (other ?? backend).database
    .update(items)
    .set({
      stock: 'archive',
      availability: 'sold',
      heldUntil: null,
      soldAt: new Date(),
      updatedAt: new Date(),
    })
    .where(eq(items.url, url));
}

function isSale(message: unknown): message is { sell: string } {
  return typeof message === 'object' && message !== null && 'sell' in message;
}

function report(what: BackendReport): void {
  process.send?.(what);
}
