import { createHash } from 'node:crypto';
import type { ItemPicture, PictureView } from '@tourbillon/domain/contract/catalogue.ts';
import type { CatalogType } from '@tourbillon/domain/sections/sections.ts';
import type { ItemRow } from '../database/schema/items.ts';
import { type Illustrations, type ItemIllustrator, type NamedItem, PICTURE_SIZES } from './illustrations.ts';

/** A photograph of an item, as lists use it. */
export interface NamedPhotograph {
  name: string;
  width: number;
  height: number;
  view: PictureView | null;
}

/** Data for an item's pictures: its photographs, and the names of brands and collections for a drawing. */
export interface ImageSources {
  brandsById: ReadonlyMap<number, { title: string }>;
  collectionsById: ReadonlyMap<number, { title: string }>;
  illustrations: Illustrations;
  /** Photographs by item id, in the order of the gallery. An item without photographs has no entry. */
  photographs: ReadonlyMap<number, readonly NamedPhotograph[]>;
}

/** Name of a photograph in addresses, before the dot. */
export const PHOTO = 'photo';

/** Pictures of a card. The second is shown on hover. */
const ON_CARD = 2;

/**
 * Caches by the photographs of a catalogue and row. The same row objects are requested often, and a change of an item
 * makes a new one; a catalogue that is loaded anew has new photographs too. A row read during such a reload may be
 * shown with the old catalogue first.
 */
const editions: Cache<string> = new WeakMap();
const cards: Cache<ItemPicture[]> = new WeakMap();
type Cache<T> = WeakMap<ImageSources['photographs'], WeakMap<ItemRow, T>>;

/**
 * The pictures of an item on a card. They have no placeholders: 24 of them would add 7 KB to a page, and cards have a
 * background colour from the start.
 */
export function cardPictures(row: ItemRow, sources: ImageSources): ItemPicture[] {
  return cached(cards, sources, row, () => picturesOf(row, sources).slice(0, ON_CARD));
}

/**
 * All pictures of an item. The first is the largest on its page and has a placeholder.
 * @param mainPlaceholder placeholder of the first photograph, if there is one.
 */
export function itemPictures(
  row: ItemRow,
  sources: ImageSources,
  mainPlaceholder: string | null,
): ItemPicture[] {
  const [first, ...others] = picturesOf(row, sources);
  if (!first) return [];
  const drawn = () => illustratorOf(row, sources).placeholder(namedItem(row, sources));
  return [{ ...first, placeholder: first.kind === 'photo' ? mainPlaceholder : drawn() }, ...others];
}

/** Names and widths of an item's pictures, for lists of thousands. */
export function pictureNames(row: ItemRow, sources: ImageSources): Pick<ItemPicture, 'src' | 'width'>[] {
  return picturesOf(row, sources).map(({ src, width }) => ({ src, width }));
}

/** The edition of an item's drawings. It changes with the facts of the item and with the drawing code. */
export function editionOf(row: ItemRow, sources: ImageSources): string {
  return cached(editions, sources, row, () => {
    const facts = illustratorOf(row, sources).factsText(namedItem(row, sources));
    const hash = createHash('sha256').update(sources.illustrations.edition).update(facts);
    return hash.digest('hex').slice(0, 8);
  });
}

/** The illustrator for the kind of an item. */
export function illustratorOf(row: ItemRow, { illustrations }: ImageSources): ItemIllustrator {
  return illustrations.items[row.catalogType as CatalogType];
}

/** An item with the names of its brand and collection in the catalogue. */
export function namedItem(row: ItemRow, { brandsById, collectionsById }: ImageSources): NamedItem {
  return {
    row,
    brand: brandsById.get(row.brandId)?.title ?? '',
    collection: (row.collectionId !== null && collectionsById.get(row.collectionId)?.title) || null,
  };
}

/** The photographs of an item, or its drawings if there are none. A changed picture has another name. */
export function picturesOf(row: ItemRow, sources: ImageSources): ItemPicture[] {
  const folder = `${row.catalogType}/${row.url}`;
  const photographs = sources.photographs.get(row.id);
  if (photographs) {
    return photographs.map(({ name, width, height, view }) => ({
      src: `${folder}/${PHOTO}.${name}`,
      ...(view && { view }),
      width,
      height,
      placeholder: null,
      kind: 'photo',
    }));
  }
  const edition = editionOf(row, sources);
  return illustratorOf(row, sources).views.map(({ name, view }) => ({
    src: `${folder}/${name}.${edition}`,
    ...(view && { view }),
    ...PICTURE_SIZES.item,
    placeholder: null,
    kind: 'drawing',
  }));
}

function cached<T>(cache: Cache<T>, { photographs }: ImageSources, row: ItemRow, make: () => T): T {
  const rows = cache.get(photographs) ?? new WeakMap<ItemRow, T>();
  cache.set(photographs, rows);
  const value = rows.get(row) ?? make();
  rows.set(row, value);
  return value;
}
