import { setImmediate } from 'node:timers/promises';
import { asc, inArray } from 'drizzle-orm';
import type { CatalogType } from '@tourbillon/domain/sections/sections.ts';
import { moneyByLocale } from '../catalogue/currency-rates.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { validRows } from '../catalogue/valid-row.ts';
import { schema, type Database } from '../database/database.ts';
import type { ItemRow } from '../database/schema/items.ts';
import { recordStockNews } from '../catalogue/stock-news.ts';
import { enqueueMails } from '../mail/mail-queue.ts';
import { type AnnouncedKind, isAnnounceable } from './announceable.ts';
import { isFirstArrival } from './first-arrival.ts';
import { recordNotices } from './sent-notices.ts';
import type { NoticeBatch } from './notice-batch.ts';
import { notifyItemAlerts } from './notify-item-alerts.ts';
import { notifySoldItems } from './notify-sold-items.ts';
import { notifyFilterAlerts } from './notify-filter-alerts.ts';
import { notifyLowerPrices } from './notify-lower-prices.ts';
import type { NotifyContext, StockChange } from './stock-change.ts';

const { items, stockEvents } = schema;

/** Events of a batch. */
const AT_ONCE = 1_000;

/** The result of a batch. */
export interface NotifyResult {
  events: number;
  letters: number;
}

/** Parameters of a batch. A part of 4,000 notices blocks other queries for a fraction of a second only. */
interface Means {
  catalogue: Catalogue;
  /** The key that signs unsubscribing links. */
  key: string;
  now?: Date;
  /** Notices of a part. */
  most?: number;
  /** Called between two parts, so that other work is not blocked. */
  breathe?: () => Promise<unknown>;
}

/**
 * Takes the oldest changes of the stock and queues the letters about them, in several transactions, so that other
 * queries can run between. The changes are deleted last. A batch that fails is repeated from the beginning, and the
 * stored notices prevent a second letter, also when several processes run at the same time.
 * @returns zero events when there was nothing to do.
 */
export async function notifyStockChanges(
  database: Database,
  { catalogue, key, now = new Date(), most = 4_000, breathe = () => setImmediate() }: Means,
): Promise<NotifyResult> {
  const events = await database.select().from(stockEvents).orderBy(asc(stockEvents.id)).limit(AT_ONCE);
  if (events.length === 0) return { events: 0, letters: 0 };
  const rows = await rowsOf(database, [...new Set(events.map(({ itemId }) => itemId))]);
  const announced = (kind: AnnouncedKind): StockChange[] =>
    events.flatMap(({ itemId, at, previousUsd, ...event }) => {
      const row = rows.get(itemId);
      const isShown = row && catalogue.sections.has(row.catalogType as CatalogType);
      return event.kind === kind && isShown && isAnnounceable(kind, row) ? [{ row, at, previousUsd }] : [];
    });
  const arrived = announced('arrived');
  const fresh = arrived.filter(({ row, at }) => isFirstArrival(row, at));
  const changed: NotifyContext = {
    database,
    catalogue,
    money: await moneyByLocale(database),
    key,
    now,
    most,
  };
  let letters = 0;
  for (const parts of [
    notifyItemAlerts(arrived, changed),
    notifySoldItems(announced('sold'), changed),
    notifyFilterAlerts(fresh, changed),
    notifyLowerPrices(announced('cheaper'), changed),
  ]) {
    for await (const part of parts) {
      letters += await notifyBatch(database, part, now);
      await breathe();
    }
  }
  await database.transaction(async (tx) => {
    await recordStockNews(
      tx,
      events.flatMap(({ kind, ...event }) => {
        const row = rows.get(event.itemId);
        const isAgain = kind === 'arrived' && row !== undefined && !isFirstArrival(row, event.at);
        return kind === 'sold' || isAgain ? [] : [{ ...event, kind }];
      }),
    );
    await tx.delete(stockEvents).where(
      inArray(
        stockEvents.id,
        events.map(({ id }) => id),
      ),
    );
  });
  return { events: events.length, letters };
}

/** Records and queues a part in one transaction. @returns the number of letters. */
function notifyBatch(database: Database, part: NoticeBatch, now: Date): Promise<number> {
  return database.transaction(async (tx) => {
    const letters = part.letters(await recordNotices(tx, part.notices, now));
    await part.settle?.(tx);
    await enqueueMails(tx, letters, now);
    return letters.length;
  });
}

async function rowsOf(database: Database, ids: number[]): Promise<Map<number, ItemRow>> {
  const rows = validRows(await database.select().from(items).where(inArray(items.id, ids)));
  return new Map(rows.map((row) => [row.id, row]));
}
