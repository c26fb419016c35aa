import { join } from 'node:path';
import * as v from 'valibot';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import type { Database } from '../database/database.ts';
import type { PhotographStore } from '../photographs/photograph-store.ts';
import type { SecurityEvents } from '../security-events/security-events.ts';
import {
  type ExportPart,
  exportStock,
  importStaged,
  type ImportReport,
  setFields,
  type SetResult,
  type Totals,
} from '../stock/stock.ts';

/** An order to import: the folder of the data directory that has the files, by its name alone. */
export const stockImport = v.object({
  stage: v.pipe(v.string(), v.regex(/^stock-[0-9a-f]{16}$/)),
  dryRun: v.boolean(),
  addBrands: v.boolean(),
  archivesMissing: v.optional(v.boolean()),
  language: v.optional(v.picklist(LOCALES)),
});

/** An order to change fields of one piece. */
export const stockFields = v.object({ number: v.string(), fields: v.record(v.string(), v.string()) });

/** What the staff does with the stock. */
export interface StockWork {
  import(order: v.InferOutput<typeof stockImport>, report: ImportReport): Promise<Totals>;
  /** @param withPhotos names photographs. */
  export(withPhotos?: boolean): AsyncIterable<ExportPart>;
  set(order: v.InferOutput<typeof stockFields>): Promise<SetResult>;
}

/** Where the stock is worked with, whether a backend runs or not. */
export interface StockAccess extends StockWork {
  /** An original by its name, as it is kept; undefined when there is none. */
  photograph(name: string): Promise<Uint8Array | undefined>;
  close(): Promise<void>;
}

/** What the work needs. */
export interface StockMeans {
  database: Database;
  events: SecurityEvents;
  dataDir: string;
  /** Where photographs are kept. */
  photographs: PhotographStore;
  /** Waits until lists and search show what was imported. */
  showImported?: () => Promise<void>;
}

/** The work with the stock of a database; each use is a security event. One import follows another. */
export function stockWork({ database, events, dataDir, photographs, showImported }: StockMeans): StockWork {
  const record = events.from(undefined);
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
  return {
    import: ({ stage, ...wish }, report) =>
      inTurn(async () => {
        if (!wish.dryRun) await record(database, { kind: 'staff_change', detail: 'stock' });
        const totals = await importStaged(database, join(dataDir, stage), wish, photographs, report);
        // Who brings goods is told that they are there once visitors find them.
        if (!wish.dryRun && totals.added + totals.changed + (totals.archived ?? 0) > 0)
          await showImported?.();
        return totals;
      }),
    async *export(withPhotos) {
      await record(database, { kind: 'staff_read', detail: 'stock' });
      yield* exportStock(database, withPhotos);
    },
    set: ({ number, fields }) =>
      inTurn(async () => {
        await record(database, { kind: 'staff_change', detail: 'stock' });
        return setFields(database, [{ number, fields }], photographs);
      }),
  };
}
