import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';
import type { Progress } from '../progress.ts';
import { readWatches } from './source-row.ts';
import { watchItem } from './watch-item.ts';

interface BrandSource {
  slug: string;
  title: string;
  country: string | null;
  sections: string[];
}

/** Rows of one insert: 39 columns of each must stay below PostgreSQL's 65,535 parameters. */
const ROWS_AT_ONCE = 400;

/**
 * Fills an empty database with demonstration data, once: all in one transaction with the marker, so that a
 * fill that is cut short leaves nothing and starts anew.
 */
export async function fillDemoData(database: Database, progress: Progress): Promise<void> {
  const { markers } = schema;
  const filled = await database.select().from(markers).where(eq(markers.name, 'demo-data'));
  if (filled.length > 0) return;
  await database.transaction(async (transaction) => {
    await fillCurrency(transaction);
    await fillWatches(transaction, progress);
    await transaction.insert(markers).values({ name: 'demo-data', value: 1 });
  });
  await database.execute('analyze');
}

/** Demonstration rates; a shop puts its own into the table. */
async function fillCurrency(database: Database): Promise<void> {
  const updatedAt = new Date('2026-11-01T00:00:00Z');
  const rates = { USD: 1, RUB: 92.4, UAH: 41.2, UZS: 12_650 } as const;
  await database.insert(schema.currencyRates).values(
    (Object.keys(rates) as (keyof typeof rates)[]).map((code) => ({
      code,
      unitsPerUsd: rates[code],
      updatedAt,
    })),
  );
}

async function fillWatches(database: Database, progress: Progress): Promise<void> {
  const brands = (await readJson<BrandSource[]>('brands.json')).map((brand, position) => ({
    id: position + 1,
    ...brand,
  }));
  await database.insert(schema.brands).values(brands);
  const brandOf = new Map(brands.map((brand) => [brand.slug, brand]));

  const rows = await readWatches();
  const collectionIds = new Map<string, number>();
  const collections: (typeof schema.collections.$inferInsert)[] = [];
  for (const row of rows) {
    const brandId = brandOf.get(row.brand)?.id;
    const key = `${row.brand}/${row.collection}`;
    if (row.collection === '' || brandId === undefined || collectionIds.has(key)) continue;
    collectionIds.set(key, collections.length + 1);
    collections.push({
      id: collections.length + 1,
      brandId,
      slug: row.collection,
      title: row.collection_title,
    });
  }
  await database.insert(schema.collections).values(collections);

  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    progress('import-watches', start, rows.length);
    await database.insert(schema.items).values(
      rows.slice(start, start + ROWS_AT_ONCE).map((row) => {
        const brand = brandOf.get(row.brand);
        if (!brand) throw new Error(`watches.csv names the unknown brand ${row.brand}`);
        const collectionId = collectionIds.get(`${row.brand}/${row.collection}`) ?? null;
        return watchItem(row, { brandId: brand.id, brandTitle: brand.title, collectionId });
      }),
    );
  }
  progress('import-watches', rows.length, rows.length);
}

async function readJson<T>(name: string): Promise<T> {
  return JSON.parse(await readFile(new URL(name, import.meta.url), 'utf8')) as T;
}
