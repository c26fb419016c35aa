import { createHash } from 'node:crypto';
import type { ItemPicture, PictureView } from '@tourbillon/domain/contract/catalogue.ts';
import type { CatalogType } from '@tourbillon/domain/sections/sections.ts';
import type { ItemRow } from '../database/schema/items.ts';
import { type Illustrations, type ItemIllustrator, type NamedItem, PICTURE_SIZES } from './illustrations.ts';

/** A photograph of an item as lists name it. */
export interface NamedPhotograph {
  name: string;
  width: number;
  height: number;
  view: PictureView | null;
}

/** What an item's pictures need: its photographs, and for a drawing the names of brands and collections. */
export interface ImageSources {
  brandsById: ReadonlyMap<number, { title: string }>;
  collectionsById: ReadonlyMap<number, { title: string }>;
  illustrations: Illustrations;
  /** Photographs by item, in the order of the gallery; an item without any is not among them. */
  photographs: ReadonlyMap<number, readonly NamedPhotograph[]>;
}

/** The word of a photograph in addresses, before the dot and its name. */
export const PHOTO = 'photo';

/** Pictures of a card: the second is seen under the pointer. */
const ON_CARD = 2;

/**
 * By catalogue and row: the same rows are asked for again and again, and are new ones after a change. A row that was
 * read while the catalogue was loaded again may first be shown with the one before.
 */
const editions = new WeakMap<ImageSources, WeakMap<ItemRow, string>>();
const cards = new WeakMap<ImageSources, WeakMap<ItemRow, ItemPicture[]>>();

/**
 * The pictures of an item on a card. Without placeholders: 24 of them are 7 KB of a page, and cards have the plate's
 * ground from the start.
 */
export function cardPictures(row: ItemRow, sources: ImageSources): ItemPicture[] {
  return cached(cards, sources, row, () => picturesOf(row, sources).slice(0, ON_CARD));
}

/**
 * All pictures of an item; the first, which is the largest on its page, has a placeholder.
 * @param mainPlaceholder that of its first photograph, if it has any.
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

/** Its pictures by name alone, with the pixels of their width: for lists of thousands. */
export function pictureNames(row: ItemRow, sources: ImageSources): Pick<ItemPicture, 'src' | 'width'>[] {
  return picturesOf(row, sources).map(({ src, width }) => ({ src, width }));
}

/** Which edition of an item's drawings this is: changes with its facts and with the code that draws. */
export function editionOf(row: ItemRow, sources: ImageSources): string {
  return cached(editions, sources, row, () => {
    const facts = illustratorOf(row, sources).factsText(namedItem(row, sources));
    const hash = createHash('sha256').update(sources.illustrations.edition).update(facts);
    return hash.digest('hex').slice(0, 8);
  });
}

/** What draws an item. */
export function illustratorOf(row: ItemRow, { illustrations }: ImageSources): ItemIllustrator {
  return illustrations.items[row.catalogType as CatalogType];
}

/** An item with the names that the catalogue has for it. */
export function namedItem(row: ItemRow, { brandsById, collectionsById }: ImageSources): NamedItem {
  return {
    row,
    brand: brandsById.get(row.brandId)?.title ?? '',
    collection: (row.collectionId !== null && collectionsById.get(row.collectionId)?.title) || null,
  };
}

/** The photographs of an item, or where the shop has none its drawings. A changed picture has another name. */
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

/** The value of a row under a catalogue, worked out once. */
function cached<T>(
  cache: WeakMap<ImageSources, WeakMap<ItemRow, T>>,
  sources: ImageSources,
  row: ItemRow,
  make: () => T,
): T {
  const ofSources = cache.get(sources) ?? new WeakMap<ItemRow, T>();
  cache.set(sources, ofSources);
  const value = ofSources.get(row) ?? make();
  ofSources.set(row, value);
  return value;
}
