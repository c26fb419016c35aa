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

/** A request to import: the name of the folder in the data directory with the files. */
export const stockImport = v.object({
  stage: v.pipe(v.string(), v.regex(/^stock-[0-9a-f]{16}$/)),
  dryRun: v.boolean(),
  addBrands: v.boolean(),
  archivesMissing: v.optional(v.boolean()),
  language: v.optional(v.picklist(LOCALES)),
});

/** A request to change fields of one item. */
export const stockFields = v.object({ number: v.string(), fields: v.record(v.string(), v.string()) });

/** The staff's work on the stock. */
export interface StockWork {
  import(order: v.InferOutput<typeof stockImport>, report: ImportReport): Promise<Totals>;
  /** @param withPhotos include names of photographs. */
  export(withPhotos?: boolean): AsyncIterable<ExportPart>;
  set(order: v.InferOutput<typeof stockFields>): Promise<SetResult>;
}

/** Access to the stock, with or without a running backend. */
export interface StockAccess extends StockWork {
  /** A stored original by its name; undefined if there is none. */
  photograph(name: string): Promise<Uint8Array | undefined>;
  close(): Promise<void>;
}

/** Dependencies of the work. */
export interface StockWorkContext {
  database: Database;
  events: SecurityEvents;
  dataDir: string;
  /** Storage of photographs. */
  photographs: PhotographStore;
  /** Waits until lists and search show the imported items. */
  showImported?: () => Promise<void>;
}

/** The work on the stock of a database. Every use is a security event. Imports run one after another. */
export function stockWork({
  database,
  events,
  dataDir,
  photographs,
  showImported,
}: StockWorkContext): StockWork {
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
        // Report success only when visitors can find the imported items.
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
