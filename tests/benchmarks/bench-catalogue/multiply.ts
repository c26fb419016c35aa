import { sql } from 'drizzle-orm';
import type { Database } from '@tourbillon/backend/database/database.ts';

/** Copies of the stock in one statement. */
const COPIES_AT_ONCE = 10;

/**
 * Columns in which a copy differs. City, availability, condition and marks come from another item of the same
 * list (`o`), so every filter keeps its share. The price changes by a quarter at most. The publication is up to
 * 500,000 minutes earlier. A third of the copies have their own reference.
 */
const OWN: Readonly<Record<string, string>> = {
  url: `i.url || '-' || k`,
  number: `i.number || '-' || k`,
  reference: `case when (i.id + k) % 3 = 0 then i.reference || '-' || k else i.reference end`,
  price_usd: `(i.price_usd * (75 + (i.id * 7 + k * 13) % 50) / 100)::int`,
  discount_usd: `(i.discount_usd * (75 + (i.id * 7 + k * 13) % 50) / 100)::int`,
  published_at: `i.published_at - make_interval(mins => ((i.id * 31 + k * 977) % 500000)::int)`,
  ...Object.fromEntries(
    [
      'condition',
      'availability',
      'cities',
      'specials',
      'is_promo',
      'is_vip',
      'gender',
      'guarantee_months',
      'held_until',
    ].map((name) => [name, `o.${name}`]),
  ),
};

/**
 * Adds copies of the demonstration stock, inside the database, until there are enough items.
 * @param limit milliseconds after which it stops early. @returns the number of items.
 */
export async function multiplyItems(database: Database, wanted: number, limit: number): Promise<number> {
  const started = performance.now();
  const rows = async <Row>(text: string) =>
    ((await database.execute(sql.raw(text))) as unknown as { rows: Row[] }).rows;
  const counted = async () => (await rows<{ n: number }>('select count(*)::int as n from items'))[0]?.n ?? 0;
  const base = await counted();
  if (base >= wanted) return base;
  const columns = await rows<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'items' and column_name <> 'id'`,
  );
  const names = columns.map(({ name }) => name);
  await rows(
    `create table stock as select *, row_number() over w - 1 as place, count(*) over (partition by catalog_type, stock) as many
     from items window w as (partition by catalog_type, stock order by id)`,
  );
  // Without statistics of the new table the planner would scan all of it for every copy.
  await rows('analyze stock');
  let copy = 0;
  for (
    let left = wanted - base;
    left > 0 && performance.now() - started < limit;
    left -= base * COPIES_AT_ONCE
  ) {
    const last = copy + Math.min(COPIES_AT_ONCE, Math.ceil(left / base));
    await rows(
      `insert into items (${names.join(', ')})
       select ${names.map((name) => OWN[name] ?? `i.${name}`).join(', ')}
       from stock i cross join generate_series(${copy + 1}, ${last}) as k
       join stock o on o.catalog_type = i.catalog_type and o.stock = i.stock and o.place = (i.place + k * 7919) % i.many
       limit ${left}`,
    );
    copy = last;
  }
  await rows('drop table stock');
  // Nobody waits for a letter about the copies; a million events would keep the backend busy while it is measured.
  await rows('truncate stock_events');
  await rows('vacuum analyze items');
  return counted();
}
