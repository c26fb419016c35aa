import type { PhotographStore } from '../photographs/photograph-store.ts';
import type { ExportPart, RowMistake, SetResult, Totals } from '../stock/stock.ts';
import { Problem } from '../errors/operator-problem.ts';
import { requestAsStaff, type StaffAccessSettings } from './running-backend.ts';
import type { StockAccess } from './stock-work.ts';

/** A progress event of an import in the running backend. */
type ImportEvent = { mistake: RowMistake } | { rows: number } | { totals: Totals } | { failure: string };

/** The stock through a running backend. Only originals of photographs are read here, and opened on first use. */
export function stockByBackend(settings: StaffAccessSettings): StockAccess {
  let photographs: PhotographStore | undefined;
  const ask = requestAsStaff(settings);
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
      throw new Problem('The backend stopped in the middle; bring the file again.');
    },
    async *export(withPhotos = false) {
      const { body } = await ask(`/stock/export${withPhotos ? '?photos' : ''}`);
      yield* jsonLines<ExportPart>(body);
    },
    async set(order) {
      const reply = await post('/stock/set', order);
      return ((await reply.json()) as { data: SetResult }).data;
    },
    // Originals are read from the data directory or the bucket; the backend has no route for them.
    async photograph(name) {
      photographs ??= await openOriginals(settings);
      return photographs.read(name);
    },
    close() {
      photographs?.close();
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

async function openOriginals({ dataDir }: StaffAccessSettings): Promise<PhotographStore> {
  const { openStockPhotographs } = await import('./stock-photographs.ts');
  return openStockPhotographs(dataDir);
}
