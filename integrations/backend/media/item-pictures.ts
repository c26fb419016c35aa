import { createHash } from 'node:crypto';
import type { Picture } from '@tourbillon/domain/contract/catalogue.ts';
import type { CatalogType } from '@tourbillon/domain/sections/sections.ts';
import type { ItemRow } from '../database/schema/items.ts';
import { type Illustrations, type ItemIllustrator, type NamedItem, PICTURE_SIZES } from './illustrations.ts';

/** What an item's pictures need: the names of brands and collections, and what draws. */
export interface PictureSources {
  brandsById: ReadonlyMap<number, { title: string }>;
  collectionsById: ReadonlyMap<number, { title: string }>;
  illustrations: Illustrations;
}

/** Pictures of a card: the second is seen under the pointer. */
const ON_CARD = 2;

/** By row: the same rows are asked for again and again, and are new ones after a change. */
const editions = new WeakMap<ItemRow, string>();
const cards = new WeakMap<ItemRow, Picture[]>();

/**
 * The pictures of an item on a card. Without placeholders: 24 of them are 7 KB of a page, and cards have the plate's
 * ground from the start.
 */
export function cardPictures(row: ItemRow, sources: PictureSources): Picture[] {
  let pictures = cards.get(row);
  if (!pictures) {
    pictures = namesOf(row, sources)
      .slice(0, ON_CARD)
      .map((named) => ({ ...named, ...PICTURE_SIZES.item, placeholder: null }));
    cards.set(row, pictures);
  }
  return pictures;
}

/** All pictures of an item; the first, which is the largest on its page, has a placeholder. */
export function itemPictures(row: ItemRow, sources: PictureSources): Picture[] {
  return namesOf(row, sources).map((named, index) => ({
    ...named,
    ...PICTURE_SIZES.item,
    placeholder: index === 0 ? illustratorOf(row, sources).placeholder(namedItem(row, sources)) : null,
  }));
}

/** Its pictures by name alone, with the pixels of their width: for lists of thousands. */
export function pictureNames(row: ItemRow, sources: PictureSources): Pick<Picture, 'src' | 'width'>[] {
  return namesOf(row, sources).map(({ src }) => ({ src, width: PICTURE_SIZES.item.width }));
}

/** Which edition of an item's drawings this is: changes with its facts and with the code that draws. */
export function editionOf(row: ItemRow, sources: PictureSources): string {
  let edition = editions.get(row);
  if (!edition) {
    const facts = illustratorOf(row, sources).factsText(namedItem(row, sources));
    const hash = createHash('sha256').update(sources.illustrations.edition).update(facts);
    edition = hash.digest('hex').slice(0, 8);
    editions.set(row, edition);
  }
  return edition;
}

/** What draws an item. */
export function illustratorOf(row: ItemRow, { illustrations }: PictureSources): ItemIllustrator {
  return illustrations.items[row.catalogType as CatalogType];
}

/** An item with the names that the catalogue has for it. */
export function namedItem(row: ItemRow, { brandsById, collectionsById }: PictureSources): NamedItem {
  return {
    row,
    brand: brandsById.get(row.brandId)?.title ?? '',
    collection: (row.collectionId !== null && collectionsById.get(row.collectionId)?.title) || null,
  };
}

/** `clock/rolex-1/front.3fa9c01b`: a changed picture has another name. */
function namesOf(row: ItemRow, sources: PictureSources): Pick<Picture, 'src' | 'view'>[] {
  const edition = editionOf(row, sources);
  return illustratorOf(row, sources).views.map(({ name, view }) => ({
    src: `${row.catalogType}/${row.url}/${name}.${edition}`,
    ...(view && { view }),
  }));
}
