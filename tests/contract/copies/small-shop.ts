import { schema } from '@tourbillon/backend/database/database.ts';
import { openDatabase } from '@tourbillon/backend/database/open/open-database.ts';
import { putInitialData } from '../../site/initial-data.ts';

/** Makes the database of a shop with one watch: a backend starts on it quickly. */
export async function makeSmallShop(dataDir: string): Promise<void> {
  await putInitialData('tables', dataDir);
  const { database, close } = await openDatabase({ dataDir });
  await database.insert(schema.markers).values({ name: 'demo-data', value: 1 });
  const at = new Date('2026-11-01T00:00:00.123Z');
  await database.insert(schema.currencyRates).values({ code: 'USD', unitsPerUsd: 1, updatedAt: at });
  await database
    .insert(schema.brands)
    .values({ id: 1, slug: 'omega', title: 'Omega', country: 'CH', sections: ['clock'] });
  await database
    .insert(schema.collections)
    .values({ id: 1, brandId: 1, slug: 'speedmaster', title: 'Speedmaster' });
  await database.insert(schema.items).values({
    id: 7,
    catalogType: 'clock',
    url: 'omega-speedmaster-7',
    stock: 'current',
    brandId: 1,
    collectionId: 1,
    condition: 'perfect',
    availability: 'in_stock',
    cities: ['moscow'],
    isPromo: false,
    isVip: true,
    specials: [],
    insertions: [],
    functions: ['chronograph'],
    preciousStones: false,
    limited: false,
    priceUsd: 6_500,
    publishedAt: at,
    updatedAt: at,
  });
  await close();
}
