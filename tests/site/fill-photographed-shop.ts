// Fills the data directory that its argument names with a shop of three watches: one with five photographs, one with
// twenty-four, one with none.
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { schema, type Database } from '@tourbillon/backend/database/database.ts';
import { setItemPhotographs } from '@tourbillon/backend/photographs/item-photographs.ts';
import { createPhotographCleaner } from '@tourbillon/backend/photographs/photograph-cleaner.ts';
import { openPhotographs, PHOTOGRAPH_FOLDER } from '@tourbillon/backend/photographs/photograph-store.ts';
import { cameraPhotograph } from '@tourbillon/backend/photographs/test-photographs.ts';
import { startBackend } from '@tourbillon/backend/start-backend.ts';
import { minimalItem } from './minimal-item.ts';
import { SHOP_GTIN, SHOP_WATCHES } from './photographed-shop.ts';

const [dataDir = ''] = process.argv.slice(2);

/** Portrait, landscape, square, very long: nothing may be cropped. */
const SHAPES = [
  { width: 1050, height: 1400 },
  { width: 800, height: 600 },
  { width: 700, height: 700 },
  { width: 800, height: 450 },
  { width: 400, height: 800 },
] as const;

/** What is recorded of each watch that a photograph of it shows. */
const RECORDED_FACTS = { bodyMaterial: 'steel', dialColour: 'black', bracelet: 'rubber', diameterMm: 41 };

const { database, close } = await startBackend({ port: 0, dataDir, demonstration: false, trial: true });
const store = openPhotographs(
  join(dataDir, PHOTOGRAPH_FOLDER),
  createPhotographCleaner(() => undefined),
);
const [brand] = await database.select().from(schema.brands).where(eq(schema.brands.slug, 'rolex'));
for (const [place, { url, model, reference, photographs }] of Object.values(SHOP_WATCHES).entries()) {
  const id = await addWatch(database, brand?.id ?? 0, {
    url,
    model,
    reference,
    gtin: place === 0 ? SHOP_GTIN : null,
  });
  const stored = [];
  for (let one = 0; one < photographs; one += 1) {
    const shape = SHAPES[one % SHAPES.length]!;
    stored.push(await store.store(await cameraPhotograph(shape, (place * 120 + one * 37) % 360)));
  }
  await setItemPhotographs(database, id, stored);
}
store.close();
await close();

async function addWatch(
  database: Database,
  brandId: number,
  watch: { url: string; model: string; reference: string; gtin: string | null },
): Promise<number> {
  const [row] = await database
    .insert(schema.items)
    .values(minimalItem({ ...watch, ...RECORDED_FACTS, catalogType: 'clock', brandId, cities: ['moscow'] }))
    .returning({ id: schema.items.id });
  return row?.id ?? 0;
}
