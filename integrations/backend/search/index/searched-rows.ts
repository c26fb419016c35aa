import { isPurchasable, type Availability } from '@tourbillon/domain/sections/item-statuses.ts';
import type { Brand, Catalogue } from '../../catalogue/catalogue.ts';
import { isOneOf } from '../../catalogue/is-one-of.ts';
import { schema, type Database } from '../../database/database.ts';
import type { References } from '../dictionary/references.ts';
import type { ItemValues } from './item-columns.ts';
import { itemTerms } from './item-terms.ts';
import type { Kinds } from './kinds.ts';
import { measuresOf } from './measures.ts';
import type { Entry } from './term-index.ts';

/** Rank of an item among equal matches: available, then reserved, then archive. */
const STANDING = { available: 2, held: 1, archive: 0 } as const;

/** A row of the search. */
export type SearchedRow = Awaited<ReturnType<typeof readSearchedRows>>[number];

/** Reads rows of the search, in any order. Deleted items are left out. */
export function readSearchedRows(database: Database, ids: Iterable<number>) {
  const { items } = schema;
  return database
    .select({
      id: items.id,
      number: items.number,
      catalogType: items.catalogType,
      stock: items.stock,
      brandId: items.brandId,
      collectionId: items.collectionId,
      model: items.model,
      title: items.title,
      reference: items.reference,
      nickname: items.nickname,
      condition: items.condition,
      availability: items.availability,
      type: items.type,
      gender: items.gender,
      bodyForm: items.bodyForm,
      bodyMaterial: items.bodyMaterial,
      diameterMm: items.diameterMm,
      movement: items.movement,
      dialColour: items.dialColour,
      colour: items.colour,
      technique: items.technique,
      functions: items.functions,
      insertions: items.insertions,
      preciousStones: items.preciousStones,
      limited: items.limited,
      specials: items.specials,
      cities: items.cities,
      priceUsd: items.priceUsd,
      discountUsd: items.discountUsd,
      box: items.box,
      papers: items.papers,
      year: items.year,
      publishedAt: items.publishedAt,
    })
    .from(items)
    .where(isOneOf(items.id, ids));
}

/** Makes the entry of a row: its terms, and the values of its columns. Its names are counted. */
export function entryOf(
  row: SearchedRow,
  catalogue: Catalogue,
  { kinds, references }: { kinds: Kinds; references: References },
): Entry & { values: ItemValues } {
  const brand = catalogue.brandsById.get(row.brandId);
  const { collectionId } = row;
  const collection = collectionId === null ? undefined : catalogue.collectionsById.get(collectionId);
  const archived = row.stock === 'archive';
  const titles = Object.values(row.title ?? {});
  const kind = kinds.numberOf({
    catalogType: row.catalogType,
    brandId: row.brandId,
    collectionId,
    titles: [collection?.title, row.model, ...titles].filter(
      (title) => title !== undefined && title !== null && title !== '',
    ) as string[],
  });
  kinds.count(kind, archived, 1);
  const terms = itemTerms({
    ...row,
    brand: { slug: brand?.slug ?? '', titles: brand ? brandTitles(brand) : [] },
    collection: collection?.title ?? null,
    titles,
    archived,
    cities: withParents(row.cities, catalogue),
    discounted: row.discountUsd !== null,
  });
  const available = isPurchasable(row.availability as Availability);
  return {
    terms,
    standing: archived ? STANDING.archive : available ? STANDING.available : STANDING.held,
    values: {
      ids: row.id,
      archived: Number(archived),
      published: row.publishedAt.getTime(),
      kinds: kind,
      references: references.add(row.reference ?? ''),
      ...measuresOf({ ...row, archived }),
    },
  };
}

/** Adds the city of each office. */
function withParents(aliases: readonly string[], { cities }: Catalogue): string[] {
  return aliases.flatMap((alias) => [alias, cities.get(alias)?.parent ?? []].flat());
}

/** Titles of a brand or an author in every language. */
export function brandTitles({ title, titles }: Brand): string[] {
  return [...new Set([title, ...Object.values(titles ?? {})])];
}
