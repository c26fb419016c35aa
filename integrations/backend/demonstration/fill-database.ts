import { readFile } from 'node:fs/promises';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { LOAN_TERMS } from '@tourbillon/domain/business/terms.ts';
import { ticketNumber } from '@tourbillon/domain/contract/requests/ticket-number.ts';
import { schema, type Database } from '../database/database.ts';
import { ticketCodeHash } from '../pledge/ticket-code.ts';
import type { Progress } from '../process/startup-progress.ts';
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

/** Name of the marker: 1 when the demonstration has filled the database, 0 when it was begun without. */
export const FILLED_MARKER = 'demo-data';

/** The brands that the project knows, of every kind of goods. */
const BRANDS = new URL('../vocabulary/brands.json', import.meta.url);

/** Rows of one insert: 65 columns of each must stay below PostgreSQL's 65,535 parameters. */
const ROWS_AT_ONCE = 400;

/** The zone of the demonstration's main office; a fill comes before the content that names it. */
const TIME_ZONE = 'Europe/Moscow';

/**
 * Fills an empty database, once: with the brands of the project, and with what the demonstration has when there is one.
 * All is one transaction with the marker, so that a fill that is cut short leaves nothing and starts again.
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
    // What is there from the beginning is no news to anybody.
    await transaction.delete(schema.stockEvents);
    await transaction.insert(markers).values({ name: FILLED_MARKER, value: demonstration ? 1 : 0 });
  });
  await database.execute('analyze');
}

/**
 * Gives brands of the project their aliases in a database that was filled before brands had any. What somebody has
 * changed since stays.
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

/** Inserts the brands, their ids in the order of the alphabet. */
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

/** Gives what is reserved the last day of its hold, by the shop's clock. */
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

/** Inserts what is recorded of items beside their rows. These are then as old as their last price, not as the fill. */
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

/** Rows in parts small enough for one insert. */
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
  const today = now.toISOString().slice(0, 10);
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
          // Its first day and its last bear interest.
          issued: addDays(today, dueIn + 1 - loan.days),
        }),
        graceEnd: addDays(today, dueIn + LOAN_TERMS.graceDays),
      };
    }),
  );
}
