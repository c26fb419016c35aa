import { sql } from 'drizzle-orm';
import { seeded } from '@tourbillon/domain/random/seeded.ts';
import { schema, type Database } from '@tourbillon/backend/database/database.ts';
import type { Catalogue } from '@tourbillon/backend/catalogue/catalogue.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { CONDITIONS } from '@tourbillon/domain/sections/item-statuses.ts';

/** Rows of one statement. */
const AT_ONCE = 2_000;

/** The first number of an item that the benchmark adds. */
export const FIRST_ARRIVAL = 5_000_000;

/**
 * Makes accounts with a saved filter of watches each, as people choose them: one to four groups, from a fixed
 * random seed.
 */
export async function saveFilters(database: Database, catalogue: Catalogue, count: number): Promise<void> {
  const random = seeded(7);
  const one = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)]!;
  const brands = [...catalogue.brands.keys()];
  const cities = [...catalogue.cities.keys()];
  const groups: (() => Record<string, unknown>)[] = [
    () => ({ 'brands[]': [one(brands), one(brands)] }),
    () => ({ 'statuses_used[]': [one(CONDITIONS)] }),
    () => ({ 'genders[]': [one(['men', 'women'])] }),
    () => ({ 'cities[]': [one(cities)] }),
    () => ({ 'body_materials_for_filter[]': [one(['steel', 'rose_gold', 'titanium'])] }),
    () => ({
      price_from: 1_000 + Math.floor(random() * 9_000),
      price_to: 10_000 + Math.floor(random() * 40_000),
    }),
    () => ({ diametr_from: 36, diametr_to: 42 }),
  ];
  const filter = () =>
    Object.assign({}, ...Array.from({ length: 1 + Math.floor(random() * 4) }, () => one(groups)())) as Record<
      string,
      unknown
    >;
  const now = new Date();
  for (let start = 0; start < count; start += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, count - start) }, (_, place) => start + place);
    const stored = await database
      .insert(schema.accounts)
      .values(
        numbers.map((number) => ({
          email: `reader-${number}@bench.example`,
          confirmedAt: now,
          name: 'Reader',
          phone: '',
          nickname: '',
          notifyType: 1 as const,
          locale: LOCALES[number % LOCALES.length]!,
          passwordHash: '-',
          passwordChangedAt: now,
          notifications: ['arrival_notices' as const],
          createdAt: now,
        })),
      )
      .returning({ id: schema.accounts.id, email: schema.accounts.email, locale: schema.accounts.locale });
    await database.insert(schema.alerts).values(
      stored.map(({ id, email, locale }) => ({
        owner: `account:${id}`,
        subject: `filter:${id}`,
        kind: 'filter' as const,
        list: 'clocks_today',
        filters: filter(),
        title: 'Filter',
        recipient: email,
        locale,
        createdAt: now,
      })),
    );
  }
}

/**
 * Adds a given number of watches to the stock in one statement. They are copies of existing items, and triggers
 * run for each.
 */
export async function addArrivals(database: Database, count: number): Promise<void> {
  const copied = Object.keys(schema.items)
    .filter(
      (name) =>
        ![
          'id',
          'number',
          'url',
          'availability',
          'heldUntil',
          'publishedAt',
          'updatedAt',
          'soldAt',
          'enableRLS',
        ].includes(name),
    )
    .map((name) => `"${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}"`)
    .join(', ');
  await database.execute(
    sql.raw(`insert into items (id, url, availability, published_at, updated_at, ${copied})
      select ${FIRST_ARRIVAL} + row_number() over (order by id), 'arrival-' || id, 'in_stock', now(), now(), ${copied}
      from items where catalog_type = 'clock' and stock = 'current' order by id limit ${count}`),
  );
}
