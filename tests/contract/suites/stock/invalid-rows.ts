import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { schema } from '@tourbillon/backend/database/database.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { ask, askRaw } from '../../ask.ts';
import { deskSteps } from '../../desk-steps.ts';
import { type StockSteps, WAIT } from './steps.ts';

const { brands, cities } = schema;

/** Values that the database refuses: table, constraint, assignment. */
const REFUSED = [
  ['items', 'items_times', `held_until = 'infinity', availability = 'reserved'`],
  ['items', 'items_times', `published_at = 'infinity'`],
  ['items', 'items_times', `updated_at = '-infinity'`],
  ['items', 'items_measurements', `diameter_mm = 'NaN'`],
  ['items', 'items_texts', `title = '{"ru": 7}'`],
  ['items', 'items_texts', `description = '"text"'`],
  ['items', 'items_texts', `description = 'null'`],
  ['items', 'items_texts', `defects_text = '["scratched"]'`],
  ['item_photos', 'item_photos_size', 'width = -1'],
  ['item_photos', 'item_photos_view', `view = 'sideways'`],
  ['item_photos', 'item_photos_name', `name = '../secret'`],
  ['item_photos', 'item_photos_placeholder', `placeholder = 'javascript:'`],
  ['inspections', 'inspections_day', `inspected_on = 'infinity'`],
  ['inspections', 'inspections_texts', `comment = '{"en": null}'`],
  ['item_prices', 'item_prices_end', `ended_at = 'infinity'`],
  ['brands', 'brands_titles', `titles = '{"en": 5}'`],
  ['cities', 'cities_titles', `title = '[]'`],
] as const;

/** Invalid rows in every table of goods: the database refuses them, and a row that is there all the same affects no other row. */
export function invalidRowsTests({ backend, rowOf, bring }: StockSteps): void {
  const { ask: askDesk, colleague } = deskSteps(backend);
  const run = (statement: string) => backend().database.execute(sql.raw(statement));
  const numbers = REFUSED.map((_, at) => `ST-${60 + at}`);
  const idOf = async (at: number) => (await rowOf(numbers[at] ?? '')).id;
  /** The row of a table that belongs to an item, or that names it. */
  const placeOf = async (table: string, at: number) => {
    const row = await rowOf(numbers[at] ?? '');
    if (table === 'brands') return `id = ${row.brandId}`;
    if (table === 'cities') return `alias = '${row.cities[0]}'`;
    return `${table === 'items' ? 'id' : 'item_id'} = ${row.id}`;
  };

  test('D376 the database refuses in every table of goods what the contract would refuse', async () => {
    const rows = numbers.map((number) => `${number},watches,Rolex,Submariner,perfect,9000,USD,samara`);
    const header = 'number,section,brand,model,condition,price,currency,city';
    expect((await bring([header, ...rows].join('\n'))).totals).toBe(`${rows.length} 0 0 0`);
    for (const at of REFUSED.keys()) {
      const id = await idOf(at);
      await run(
        `insert into item_photos (item_id, position, name, type, width, height, source) values (${id}, 0, 'photo${at}', 'image/jpeg', 800, 600, 'source${at}')`,
      );
      await run(
        `insert into inspections (item_id, inspected_on, appraiser) values (${id}, '2026-11-01', 'A. Person')`,
      );
      await run(`update items set price_usd = 8900 where id = ${id}`);
    }
    for (const [at, [table, , values]] of REFUSED.entries()) {
      const change = run(`update ${table} set ${values} where ${await placeOf(table, at)}`);
      await expect(change, values).rejects.toThrow();
    }
  });

  test('D376 rows that are bad all the same harm themselves alone', async () => {
    const { url } = backend();
    const refused = async () => {
      const text = await (await fetch(`${url}/metrics`)).text();
      return Number(/^backend_refused_items (\d+)$/m.exec(text)?.[1]);
    };
    const { database } = backend();
    const {
      brandId,
      cities: [city = ''],
    } = await rowOf(numbers[0] ?? '');
    const [brand] = await database.select().from(brands).where(eq(brands.id, brandId));
    const [place] = await database.select().from(cities).where(eq(cities.alias, city));
    const constraints = new Map<string, string>();
    for (const [table, constraint] of REFUSED) {
      if (constraints.has(constraint)) continue;
      const definition = sql`select pg_get_constraintdef(oid) as said from pg_constraint where conname = ${constraint}`;
      const { rows } = (await database.execute(definition)) as unknown as { rows: { said: string }[] };
      constraints.set(constraint, `alter table ${table} add constraint ${constraint} ${rows[0]?.said}`);
      await run(`alter table ${table} drop constraint ${constraint}`);
    }
    for (const [at, [table, , values]] of REFUSED.entries()) {
      await run(`update ${table} set ${values} where ${await placeOf(table, at)}`);
    }
    const ofItems = REFUSED.filter(([table]) => table === 'items').length;
    await expect.poll(refused, WAIT).toBe(ofItems);
    const { token } = await colleague('owner@unsound.test', 'owner');
    for (const locale of LOCALES) {
      const { items } = await ask(url, locale, 'catalogue', {
        url: 'clocks_today',
        per_page: 100,
        facets: true,
      });
      expect(items.length).toBeGreaterThan(50);
      expect((await ask(url, locale, 'search', { q: 'rolex', type: 2 })).items.length).toBeGreaterThan(0);
      const { items: portions } = await ask(url, locale, 'indexedStock');
      for (const { from } of portions) await ask(url, locale, 'indexedItems', { from });
      for (let from: number | null = await idOf(0); from !== null;) {
        from = (await ask(url, locale, 'offers', { from })).next;
      }
      await ask(url, locale, 'mainData');
      await ask(url, locale, 'specialsShow', { 'product_types[]': ['clock'] });
    }
    // What the database would refuse has no page; a piece with a bad photograph or record has one all the same.
    const statuses = [];
    for (const [at, [table]] of REFUSED.entries()) {
      const { url: itemUrl } = await rowOf(numbers[at] ?? '');
      const { status } = await askRaw(url, 'en', 'detail', { catalogType: 'clock', itemUrl });
      statuses.push([table, status]);
    }
    expect(statuses).toEqual(REFUSED.map(([table]) => [table, table === 'items' ? 404 : 200]));
    const listed = await askDesk(
      'stockList',
      { search: 'ST-6', sort: 'number', order: 'asc' } as never,
      token,
    );
    expect(listed.data.length).toBeGreaterThan(5);

    await database
      .update(brands)
      .set({ titles: brand?.titles ?? null })
      .where(eq(brands.id, brandId));
    await database.update(cities).set({ title: place!.title }).where(eq(cities.alias, city));
    await run(`delete from items where number in (${numbers.map((number) => `'${number}'`).join(', ')})`);
    for (const statement of constraints.values()) await run(statement);
    await expect.poll(refused, WAIT).toBe(0);
  });
}
