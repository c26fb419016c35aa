import { inArray, max, sql } from 'drizzle-orm';
import { getTableColumns } from 'drizzle-orm/utils';
import { schema, type Database } from '../database/database.ts';
import type { ItemRow } from '../database/schema/items.ts';
import type { ItemFields } from './columns/column.ts';
import { itemAddress, latinWord } from './item-address.ts';
import type { Plan } from './plan-row.ts';
import { changedFields } from './same-values.ts';
import type { ShopNames } from './shop-names.ts';

const { items, brands, collections } = schema;

/** Result of a row. */
export type Outcome = 'added' | 'changed' | 'unchanged';

/** The values to write when all ids are known. */
interface Written {
  plan: Plan;
  outcome: Outcome;
  id: number;
}

/**
 * Writes plans in a transaction: first new brands and collections, then all new items in one statement, then all
 * changed items in another. This gives two announcements for lists instead of one per item.
 * @param plans of the items as they are now, under the lock of the feed: see `currentPlans`.
 * @returns the result of each plan and the item's id.
 */
export async function writePlans(
  tx: Database,
  plans: readonly Plan[],
  names: ShopNames,
  now: Date,
): Promise<Written[]> {
  const fields: ItemFields[] = [];
  for (const plan of plans) fields.push(await withIds(tx, plan, names));
  const added = plans.flatMap((plan, at) => (plan.before ? [] : [{ plan, fields: fields[at] ?? {} }]));
  const ids = await addItems(tx, added, names, now);
  const changed: ItemRow[] = [];
  const written = plans.map((plan, at): Written => {
    const { before } = plan;
    if (!before) return { plan, outcome: 'added', id: ids.get(plan.number) ?? 0 };
    const change = changedFields(fields[at] ?? {}, before);
    if (Object.keys(change).length === 0) return { plan, outcome: 'unchanged', id: before.id };
    changed.push({ ...before, ...change, updatedAt: now });
    return { plan, outcome: 'changed', id: before.id };
  });
  await changeItems(tx, changed);
  return written;
}

/** Whether a plan changes the item, for a dry run. */
export function outcomeOf({ before, fields, newBrand, newCollection, availability }: Plan): Outcome {
  if (!before) return 'added';
  const isNamedAnew = newBrand !== undefined || newCollection !== undefined || availability !== undefined;
  return isNamedAnew || Object.keys(changedFields(fields, before)).length > 0 ? 'changed' : 'unchanged';
}

async function addItems(
  tx: Database,
  added: readonly { plan: Plan; fields: ItemFields }[],
  names: ShopNames,
  now: Date,
): Promise<Map<string, number>> {
  if (added.length === 0) return new Map();
  const address = (fields: ItemFields, isTaken: (url: string) => boolean) =>
    itemAddress(
      {
        brand: names.brandById(fields.brandId ?? 0)?.title ?? '',
        name:
          fields.model ?? names.collectionById(fields.collectionId ?? 0)?.title ?? fields.title?.en ?? null,
        reference: fields.reference ?? null,
        number: fields.number ?? '',
      },
      isTaken,
    );
  const wished = added.map(({ fields }) => address(fields, () => false));
  // Slugs that are already used.
  const taken = new Set<string>();
  const rows = await tx.select({ url: items.url }).from(items).where(inArray(items.url, wished));
  for (const { url } of rows) taken.add(url);
  const values = [];
  for (const { fields } of added) {
    let url = address(fields, (one) => taken.has(one));
    while (!taken.has(url) && (await isThere(tx, url, wished))) {
      taken.add(url);
      url = address(fields, (one) => taken.has(one));
    }
    taken.add(url);
    values.push({ ...fields, url, publishedAt: now, updatedAt: now } as typeof items.$inferInsert);
  }
  const inserted = await tx.insert(items).values(values).returning({ id: items.id, number: items.number });
  return new Map(inserted.map(({ id, number }) => [number, id]));
}

/** Whether an item has a slug that the first query did not check. */
async function isThere(tx: Database, url: string, lookedUp: readonly string[]): Promise<boolean> {
  if (lookedUp.includes(url)) return false;
  const [row] = await tx
    .select({ id: items.id })
    .from(items)
    .where(inArray(items.url, [url]));
  return row !== undefined;
}

/** Sets every column of an upsert to the value of the insert. */
const { id: _id, number: _number, url: _url, ...settable } = getTableColumns(items);
const ALL_EXCLUDED = Object.fromEntries(
  Object.entries(settable).map(([field, column]) => [field, sql.raw(`excluded."${snake(column.name)}"`)]),
);

function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

async function changeItems(tx: Database, rows: readonly ItemRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(items)
    .values([...rows])
    .onConflictDoUpdate({ target: items.id, set: ALL_EXCLUDED });
}

/** The fields of a plan with the ids of its brand and collection, which are added if they are new. */
async function withIds(tx: Database, plan: Plan, names: ShopNames): Promise<ItemFields> {
  const { catalogType, newBrand, newCollection } = plan;
  let { brandId } = plan.fields;
  if (newBrand !== undefined) brandId = await addedBrand(tx, newBrand, catalogType, names);
  else if (brandId !== undefined) await sellIn(tx, brandId, catalogType, names);
  const fields = { ...plan.fields, ...(brandId !== undefined && { brandId }) };
  if (newCollection === undefined || brandId === undefined) return fields;
  return { ...fields, collectionId: await addedCollection(tx, brandId, newCollection, catalogType, names) };
}

async function addedBrand(tx: Database, title: string, section: string, names: ShopNames): Promise<number> {
  const known = names.brand(title);
  if (known) return known.id;
  const [last] = await tx.select({ id: max(brands.id) }).from(brands);
  const slug = freeSlug(latinWord(title.replaceAll('&', ' and ')) || 'brand', names.isBrandSlugTaken);
  const [brand] = await tx
    .insert(brands)
    .values({ id: (last?.id ?? 0) + 1, slug, title, sections: [section] })
    .returning();
  if (!brand) throw new Error('a brand was not added');
  names.addBrand(brand);
  return brand.id;
}

/** Adds a section to a brand, for example jewellery to a watch brand. */
async function sellIn(tx: Database, id: number, section: string, names: ShopNames): Promise<void> {
  const brand = names.brandById(id);
  if (!brand || brand.sections.includes(section)) return;
  const sections = [...brand.sections, section];
  await tx
    .update(brands)
    .set({ sections })
    .where(inArray(brands.id, [id]));
  names.addBrand({ ...brand, sections });
}

async function addedCollection(
  tx: Database,
  brandId: number,
  title: string,
  catalogType: string,
  names: ShopNames,
): Promise<number> {
  const known = names.collection(brandId, catalogType, title);
  if (known) return known.id;
  const [last] = await tx.select({ id: max(collections.id) }).from(collections);
  const slug = freeSlug(latinWord(title) || 'collection', (one) =>
    names.isCollectionSlugTaken(brandId, catalogType, one),
  );
  const [collection] = await tx
    .insert(collections)
    .values({ id: (last?.id ?? 0) + 1, brandId, catalogType, slug, title })
    .returning();
  if (!collection) throw new Error('a collection was not added');
  names.addCollection(collection);
  return collection.id;
}

function freeSlug(wished: string, isTaken: (slug: string) => boolean): string {
  let slug = wished;
  for (let more = 2; isTaken(slug); more += 1) slug = `${wished}-${more}`;
  return slug;
}
