import { readFile } from 'node:fs/promises';
import { asc, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { LOAN_TERMS } from '@tourbillon/domain/business/terms.ts';
import { ticketNumber } from '@tourbillon/domain/contract/requests/ticket-number.ts';
import { schema, type Database } from '../database/database.ts';
import { insertRows } from '../database/insert-rows.ts';
import { ticketCodeHash } from '../pledge/ticket-code.ts';
import type { Progress } from '../process/startup-progress.ts';
import { dateOf } from '../business-days/business-day.ts';
import { endOfHold } from '../business-days/last-day.ts';
import { addDays } from '../business-days/working-days.ts';
import type {
  BrandRow,
  Demonstration,
  NewBrand,
  NewItem,
  SampleStock,
  SampleTicket,
} from './demonstration.ts';

/**
 * Name of the marker: 1 when the demonstration has filled the database, 0 when the database was created without it.
 */
export const FILLED_MARKER = 'demo-data';

/** The brands of the project, for all kinds of goods. */
const BRANDS = new URL('../vocabulary/brands.json', import.meta.url);

/** Rows of one insert. */
const ROWS_AT_ONCE = 1_000;

/**
 * Time zone of the demonstration's main office. The database is filled before the content with this value is
 * imported.
 */
const TIME_ZONE = 'Europe/Moscow';

/**
 * Fills an empty database once: with the brands of the project, and with the demonstration if there is one.
 * Everything, including the marker, is one transaction, so an interrupted fill leaves nothing and starts again.
 */
export async function fillDatabase(
  database: Database,
  demonstration: Demonstration | undefined,
  progress: Progress,
): Promise<void> {
  const { markers } = schema;
  const filled = await database.select().from(markers).where(eq(markers.name, FILLED_MARKER));
  if (filled.length > 0) return;
  await database.transaction(async (transaction) => {
    const brands = await fillBrands(transaction, (await demonstration?.readBrands()) ?? []);
    if (demonstration) await fillStock(transaction, demonstration, brands, progress);
    // The initial stock is not news, so it must not send letters.
    await transaction.delete(schema.stockEvents);
    await transaction.insert(markers).values({ name: FILLED_MARKER, value: demonstration ? 1 : 0 });
  });
  await database.execute('analyze');
}

/**
 * Adds the aliases of the project's brands to a database that was filled before brands had aliases. Aliases that
 * somebody has changed since are kept.
 */
export async function fillAliases(database: Database): Promise<void> {
  const { brands } = schema;
  const bare = await database
    .select({ id: brands.id, slug: brands.slug })
    .from(brands)
    .where(sql`${brands.aliases} = '{}'`);
  if (bare.length === 0) return;
  const known = new Map((await projectBrands()).map(({ slug, aliases = [] }) => [slug, aliases]));
  for (const { id, slug } of bare) {
    const aliases = known.get(slug) ?? [];
    if (aliases.length > 0) await database.update(brands).set({ aliases }).where(eq(brands.id, id));
  }
}

async function projectBrands(): Promise<NewBrand[]> {
  return JSON.parse(await readFile(BRANDS, 'utf8')) as NewBrand[];
}

/** Inserts the brands; their ids are in alphabetical order. */
async function fillBrands(database: Database, more: readonly NewBrand[]): Promise<BrandRow[]> {
  const known = await projectBrands();
  const { compare } = new Intl.Collator('en');
  const brands = [...known, ...more].sort((one, other) => compare(one.title, other.title));
  await database
    .insert(schema.brands)
    .values(brands.map((brand, position) => ({ id: position + 1, ...brand })));
  return database.select().from(schema.brands).orderBy(asc(schema.brands.id));
}

async function fillStock(
  database: Database,
  demonstration: Demonstration,
  brands: readonly BrandRow[],
  progress: Progress,
): Promise<void> {
  const stock = await demonstration.readStock(brands);
  const { collections, inspections, previousPrices, tickets } = stock;
  await database.insert(schema.collections).values([...collections]);
  const items = datedItems(stock);
  for (let start = 0; start < items.length; start += ROWS_AT_ONCE) {
    progress('import-watches', start, items.length);
    await insertRows(database, schema.items, items.slice(start, start + ROWS_AT_ONCE));
  }
  progress('import-watches', items.length, items.length);
  for (const part of inBatches(previousPrices)) await insertRows(database, schema.itemPrices, part);
  await fillInspections(database, inspections);
  await fillTickets(database, tickets);
}

/** The items with the last day of their holds, and changed when their last price was. */
function datedItems({ items, previousPrices, holds }: SampleStock, now = new Date()): readonly NewItem[] {
  const heldDays = new Map(holds.map(({ itemId, endsIn }) => [itemId, endsIn]));
  const prices = Map.groupBy(previousPrices, ({ itemId }) => itemId);
  return items.map((item) => {
    const id = item.id ?? 0;
    const days = heldDays.get(id);
    const ends = prices.get(id)?.map(({ endedAt }) => endedAt.getTime()) ?? [];
    return {
      ...item,
      ...(days !== undefined && { heldUntil: endOfHold(now, days, TIME_ZONE) }),
      ...(ends.length > 0 && { updatedAt: new Date(Math.max(item.publishedAt.getTime(), ...ends)) }),
    };
  });
}

/**
 * Inserts the inspections. An inspection is a change of its item: here the item gets the date of its publication or
 * last price, whichever is later, instead of the date of the fill.
 */
async function fillInspections(database: Database, inspections: SampleStock['inspections']): Promise<void> {
  for (const part of inBatches(inspections)) await insertRows(database, schema.inspections, part);
  await database.execute(sql`
    update items set updated_at = greatest(published_at, (select max(ended_at) from item_prices where item_id = items.id))
    where id in (select item_id from inspections)`);
}

/** Splits rows into batches for one insert each. */
function inBatches<Row>(rows: readonly Row[]): Row[][] {
  const batches = Math.ceil(rows.length / ROWS_AT_ONCE);
  return Array.from({ length: batches }, (_, batch) =>
    rows.slice(batch * ROWS_AT_ONCE, (batch + 1) * ROWS_AT_ONCE),
  );
}

async function fillTickets(
  database: Database,
  tickets: readonly SampleTicket[],
  now = new Date(),
): Promise<void> {
  const today = dateOf(now, TIME_ZONE);
  await database.insert(schema.pledgeTickets).values(
    tickets.map(({ dueIn, code, loan, ...ticket }) => {
      const number = v.parse(ticketNumber, ticket.printed);
      return {
        ...ticket,
        number,
        codeHash: ticketCodeHash(number, code),
        due: addDays(today, dueIn),
        ...(loan && {
          principal: loan.principal,
          dayRate: loan.dayRate,
          // Interest is charged for the first and the last day.
          issued: addDays(today, dueIn + 1 - loan.days),
        }),
        graceEnd: addDays(today, dueIn + LOAN_TERMS.graceDays),
      };
    }),
  );
}
