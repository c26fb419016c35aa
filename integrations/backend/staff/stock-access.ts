import { configuration } from '../configuration/configuration.ts';
import { staffKey } from '../data-directory/staff-key.ts';
import { schema } from '../database/database.ts';
import { openDatabase } from '../database/open/open-database.ts';
import { Problem } from '../errors/operator-problem.ts';
import { openItemPhotographs } from '../photographs/open-item-photographs.ts';
import { openSecurityEvents } from '../security-events/security-events.ts';
import type { PhotographStore } from '../photographs/photograph-store.ts';
import type { ExportPart, RowMistake, SetResult, Totals } from '../stock/stock.ts';
import { askAsStaff, isRunning, type StaffAccessSettings } from './running-backend.ts';
import { stockWork, type StockWork } from './stock-work.ts';

/** Where the stock is worked with, whether a backend runs or not. */
export interface StockAccess extends StockWork {
  /** An original by its name, as it is kept; undefined when there is none. */
  photograph(name: string): Promise<Uint8Array | undefined>;
  close(): Promise<void>;
}

/** What a running backend says while it imports. */
type ImportEvent = { mistake: RowMistake } | { rows: number } | { totals: Totals } | { failure: string };

/**
 * Opens the stock: by the running backend, which alone may hold PGlite's files, else by the database itself.
 * @throws Problem when neither is available.
 */
export async function openStockAccess(settings: StaffAccessSettings): Promise<StockAccess> {
  const photographs = await openItemPhotographs(
    settings.dataDir,
    configuration(),
    (message) => void process.stderr.write(`${message}\n`),
  );
  return (await isRunning(settings.backend))
    ? stockByBackend(settings, photographs)
    : stockByDatabase(settings, photographs);
}

function stockByBackend(settings: StaffAccessSettings, photographs: PhotographStore): StockAccess {
  const ask = askAsStaff(settings);
  const post = (path: string, body: object) => ask(path, { method: 'POST', body: JSON.stringify(body) });
  return {
    async import(order, report) {
      const { body } = await post('/stock/import', order);
      for await (const event of jsonLines<ImportEvent>(body)) {
        if ('mistake' in event) report.mistake(event.mistake);
        else if ('rows' in event) report.progress(event.rows);
        else if ('totals' in event) return event.totals;
        else throw new Error(event.failure);
      }
      throw new Error('The backend stopped in the middle; bring the file again.');
    },
    async *export(withPhotos = false) {
      const { body } = await ask(`/stock/export${withPhotos ? '?photos' : ''}`);
      yield* jsonLines<ExportPart>(body);
    },
    async set(order) {
      const reply = await post('/stock/set', order);
      return ((await reply.json()) as { data: SetResult }).data;
    },
    // They lie beside the database, or in the bucket: no way leads through the backend.
    photograph: (name) => photographs.read(name),
    close() {
      photographs.close();
      return Promise.resolve();
    },
  };
}

async function* jsonLines<Event>(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Event> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const part of body ?? []) {
    const lines = (rest + decoder.decode(part, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as Event;
  }
}

async function stockByDatabase(
  { dataDir, databaseUrl }: StaffAccessSettings,
  photographs: PhotographStore,
): Promise<StockAccess> {
  const open = await openDatabase({ dataDir, databaseUrl });
  await open.alone(() => open.migrate());
  if ((await open.database.$count(schema.brands)) === 0) {
    await open.close();
    throw new Problem(
      'The shop has never been started: npm start gives it its brands, cities and rates first.',
    );
  }
  const events = openSecurityEvents(staffKey(dataDir));
  return {
    photograph: (name) => photographs.read(name),
    ...stockWork({ database: open.database, events, dataDir, photographs }),
    async close() {
      photographs.close();
      await open.close();
    },
  };
}
