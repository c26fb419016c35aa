import { asc, inArray } from 'drizzle-orm';
import type { Locale } from '#src/i18n/locales.ts';
import { createMoney, type Money, type Rates } from '#src/i18n/money.ts';
import type { Catalogue } from '../catalogue/load.ts';
import { schema, type Database } from '../database/database.ts';
import type { ItemRow } from '../database/schema/items.ts';
import { enqueueMails, type MailRequest } from '../mail/queue.ts';
import { tellAlerts } from './tell-alerts.ts';
import { tellFilters } from './tell-filters.ts';
import { tellPrices } from './tell-prices.ts';

const { items, stockEvents } = schema;

/** Events taken at a time. */
const AT_ONCE = 1_000;

/** Items that changed, with what the letters about them need. */
export interface Changed {
  tx: Database;
  catalogue: Catalogue;
  money: (locale: Locale) => Money;
  /** The key that signs unsubscribing links. */
  key: string;
  now: Date;
}

/** An item with the moment and the price before of what happened to it. */
export interface Happening {
  row: ItemRow;
  at: Date;
  previousUsd: number | null;
}

/** What a round came to. */
export interface Round {
  events: number;
  letters: number;
}

/**
 * Takes the oldest changes of the stock and puts the letters about them into the queue: all in one transaction, so that
 * whatever stops, every change is told once. Several processes may do so at the same time.
 * @returns nothing to do when there were no events.
 */
export async function tellChanges(
  database: Database,
  { catalogue, key, now = new Date() }: { catalogue: Catalogue; key: string; now?: Date },
): Promise<Round> {
  return database.transaction(async (tx) => {
    const events = await tx
      .select()
      .from(stockEvents)
      .orderBy(asc(stockEvents.id))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    if (events.length === 0) return { events: 0, letters: 0 };
    const rows = await rowsOf(tx, [...new Set(events.map(({ itemId }) => itemId))]);
    const happened = (kind: 'arrived' | 'cheaper'): Happening[] =>
      events.flatMap(({ itemId, at, previousUsd, ...event }) => {
        const row = rows.get(itemId);
        return event.kind === kind && row ? [{ row, at, previousUsd }] : [];
      });
    const rates = await ratesOf(tx);
    const kept = new Map<Locale, Money>();
    const money = (locale: Locale) => {
      const known = kept.get(locale) ?? createMoney(locale, rates);
      kept.set(locale, known);
      return known;
    };
    const changed: Changed = { tx, catalogue, money, key, now };
    // What has been sold or reserved meanwhile has not arrived.
    const arrived = happened('arrived').filter(
      ({ row }) => row.stock === 'current' && row.availability === 'in_stock',
    );
    const letters: MailRequest[] = [
      ...(arrived.length === 0 ? [] : await tellAlerts(arrived, changed)),
      ...(arrived.length === 0 ? [] : await tellFilters(arrived, changed)),
      ...(await tellPrices(happened('cheaper'), changed)),
    ];
    await enqueueMails(tx, letters, now);
    await tx.delete(stockEvents).where(
      inArray(
        stockEvents.id,
        events.map(({ id }) => id),
      ),
    );
    return { events: events.length, letters: letters.length };
  });
}

async function rowsOf(tx: Database, ids: number[]): Promise<Map<number, ItemRow>> {
  const rows = await tx.select().from(items).where(inArray(items.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

async function ratesOf(tx: Database): Promise<Rates> {
  const rows = await tx.select().from(schema.currencyRates);
  return Object.fromEntries(rows.map(({ code, unitsPerUsd }) => [code, unitsPerUsd]));
}
