import { readFile } from 'node:fs/promises';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { LOAN_TERMS } from '@tourbillon/domain/business/terms.ts';
import { ticketNumber } from '@tourbillon/domain/contract/requests/ticket-number.ts';
import { schema, type Database } from '../database/database.ts';
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
  SampleHold,
  SampleStock,
  SampleTicket,
} from './demonstration.ts';

/**
 * Name of the marker: 1 when the demonstration has filled the database, 0 when the database was created without it.
 */
export const FILLED_MARKER = 'demo-data';

/** The brands of the project, for all kinds of goods. */
const BRANDS = new URL('../vocabulary/brands.json', import.meta.url);

/** Rows of one insert: with 65 columns each, they must stay below PostgreSQL's limit of 65,535 parameters. */
const ROWS_AT_ONCE = 400;

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
  const { collections, items, tickets, holds } = stock;
  await database.insert(schema.collections).values([...collections]);
  for (let start = 0; start < items.length; start += ROWS_AT_ONCE) {
    progress('import-watches', start, items.length);
    await database.insert(schema.items).values(items.slice(start, start + ROWS_AT_ONCE) as NewItem[]);
  }
  progress('import-watches', items.length, items.length);
  await fillRecords(database, stock);
  await fillHolds(database, holds);
  await fillTickets(database, tickets);
}

/** Sets the last day of the holds of reserved items. */
async function fillHolds(database: Database, holds: readonly SampleHold[], now = new Date()): Promise<void> {
  const { items } = schema;
  const byDays = Map.groupBy(holds, ({ endsIn }) => endsIn);
  for (const [days, held] of byDays) {
    const ids = held.map(({ itemId }) => itemId);
    await database
      .update(items)
      .set({ heldUntil: endOfHold(now, days, TIME_ZONE) })
      .where(inArray(items.id, ids));
  }
}

/**
 * Inserts the records of items. Their items then get the date of their publication or last price, whichever is later,
 * instead of the date of the fill.
 */
async function fillRecords(
  database: Database,
  { inspections, previousPrices }: Pick<SampleStock, 'inspections' | 'previousPrices'>,
): Promise<void> {
  for (const part of inBatches(inspections)) await database.insert(schema.inspections).values(part);
  for (const part of inBatches(previousPrices)) await database.insert(schema.itemPrices).values(part);
  await database.execute(sql`
    update items set updated_at = greatest(published_at, (select max(ended_at) from item_prices where item_id = items.id))
    where id in (select item_id from inspections union select item_id from item_prices)`);
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
