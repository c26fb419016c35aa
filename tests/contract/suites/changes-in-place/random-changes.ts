import { eq, sql } from 'drizzle-orm';
import type { Random } from '@tourbillon/domain/random/seeded.ts';
import { schema, type Database } from '@tourbillon/backend/database/database.ts';
import type { ItemRow } from '@tourbillon/backend/database/schema/items.ts';
import { oneOf } from '../counts/random-state.ts';

const { currencyRates, itemPhotos, items } = schema;

type Values = Partial<ItemRow>;

/** Changes of an item. @param other another item, whose values are valid. */
const CHANGES: Readonly<Record<string, (item: ItemRow, other: ItemRow, random: Random) => Values>> = {
  price: (_item, _other, random) => ({ priceUsd: 1 + Math.floor(random() * 90_000), discountUsd: null }),
  discount: ({ priceUsd }) => ({ discountUsd: Math.ceil((priceUsd ?? 100) * 0.8) }),
  'no price': () => ({ priceUsd: null, discountUsd: null }),
  sale: () => ({ stock: 'archive', availability: 'sold', heldUntil: null, soldAt: new Date() }),
  return: () => ({ stock: 'current', availability: 'in_stock', heldUntil: null, soldAt: null }),
  hold: () => ({ availability: 'reserved', heldUntil: new Date(Date.now() + 86_400_000) }),
  'dealer corner': () => ({ stock: 'dealer', guaranteeMonths: null }),
  draft: () => ({ stock: 'draft' }),
  text: (_item, _other, random) => ({ model: `Quixotic ${word(random)}`, nickname: word(random) }),
  title: (_item, _other, random) => {
    const title = `Still life ${word(random)}`;
    return { title: { ru: title, en: title, ua: title, uz: title } };
  },
  reference: (_item, _other, random) => ({
    reference: `ZX${1_000 + Math.floor(random() * 9_000)}-${word(random)}`,
  }),
  'reference of another': (_item, { reference }) => ({ reference }),
  published: (_item, _other, random) => ({ publishedAt: new Date(Date.now() - Math.floor(random() * 1e11)) }),
  'published with another': (_item, { publishedAt }) => ({ publishedAt }),
  place: (_item, { cities, specials }) => ({ cities, specials }),
  brand: (_item, { brandId, collectionId, model, reference }) => ({
    brandId,
    collectionId,
    model,
    reference,
  }),
  facts: (_item, { gender, year, box, papers, functions, insertions, movement, diameterMm, isVip }) => {
    return { gender, year, box, papers, functions, insertions, movement, diameterMm, isVip };
  },
};

/** Makes changes of random items, as the desk, an import or a script would: some in one transaction. */
export async function changeAtRandom(database: Database, random: Random, amount: number): Promise<void> {
  const rows = await database.select().from(items).orderBy(items.id);
  const any = () => oneOf(random, rows) ?? rows[0]!;
  const alike = (item: ItemRow) =>
    oneOf(
      random,
      rows.filter((row) => row.catalogType === item.catalogType),
    ) ?? item;
  for (const [name, change] of Object.entries(CHANGES)) {
    for (let time = 0; time < amount; time += 1) {
      const item = any();
      const values = change(item, alike(item), random);
      // A part of the changes breaks a rule of the database together with what the item has.
      await database
        .update(items)
        .set(values)
        .where(eq(items.id, item.id))
        .catch((error: unknown) => {
          if (!isRefusal(error)) throw new Error(`${name} of ${item.id}`, { cause: error });
        });
    }
  }
  await database.transaction(async (transaction) => {
    for (let time = 0; time < amount; time += 1) {
      const { id: _, number: __, ...item } = any();
      const url = `in-place-${word(random)}${word(random)}`;
      await transaction
        .insert(items)
        .values({ ...item, url, number: url })
        .onConflictDoNothing();
    }
  });
  for (let time = 0; time < amount; time += 1) await database.delete(items).where(eq(items.id, any().id));
  const photo = {
    type: 'image/jpeg',
    width: 800,
    height: 600,
    source: 'desk',
    view: null,
    placeholder: null,
  } as const;
  const [photographed] = await database
    .select()
    .from(items)
    .limit(1)
    .offset(Math.floor(random() * 500));
  if (photographed) {
    await database
      .insert(itemPhotos)
      .values({ ...photo, itemId: photographed.id, position: 90, name: `p-${word(random)}` })
      .onConflictDoNothing();
  }
  // Prices in another currency follow the rate.
  await database
    .update(items)
    .set({ currency: 'RUB', ownPrice: sql`${items.priceUsd} * 90`, ownDiscount: null, discountUsd: null })
    .where(sql`${items.id} % 40 = 0 and ${items.priceUsd} is not null`);
  const rate = { unitsPerUsd: 60 + random() * 60, updatedAt: new Date() };
  await database
    .insert(currencyRates)
    .values({ code: 'RUB', ...rate })
    .onConflictDoUpdate({ target: currencyRates.code, set: rate });
}

function word(random: Random): string {
  return Array.from({ length: 5 }, () => String.fromCharCode(97 + Math.floor(random() * 26))).join('');
}

/** Whether the database refuses a row (class 23, constraints). */
function isRefusal(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && String(cause.code).startsWith('23')) return true;
  }
  return false;
}
