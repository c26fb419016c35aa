import { createHash } from 'node:crypto';
import type { Picture } from '@tourbillon/domain/contract/catalogue.ts';
import type { CatalogType } from '@tourbillon/domain/sections/sections.ts';
import type { ItemRow } from '../database/schema/items.ts';
import { DRAWING_EDITION } from '@tourbillon/demonstration/drawing/drawing-edition.ts';
import { PICTURE_MAKERS, type PictureMaker } from '@tourbillon/demonstration/illustrations/item-drawers.ts';
import type { Names } from '@tourbillon/demonstration/illustrations/watch-facts.ts';

/** Pixels a drawing is published as: its units are 800 by 960, but it is sharp at any size. */
const SIZE = { width: 1000, height: 1200 } as const;

/** Pictures of a card: the second is seen under the pointer. */
const ON_CARD = 2;

/** By row: the same rows are asked for again and again, and are new ones after a change. */
const editions = new WeakMap<ItemRow, string>();
const cards = new WeakMap<ItemRow, Picture[]>();

/**
 * The pictures of an item on a card. Without placeholders: 24 of them are 7 KB of a page, and cards have the plate's
 * ground from the start.
 */
export function cardPictures(row: ItemRow, names: Names): Picture[] {
  let pictures = cards.get(row);
  if (!pictures) {
    pictures = namesOf(row, names)
      .slice(0, ON_CARD)
      .map((named) => ({ ...named, ...SIZE, placeholder: null }));
    cards.set(row, pictures);
  }
  return pictures;
}

/** All pictures of an item; the first, which is the largest on its page, has a placeholder. */
export function itemPictures(row: ItemRow, names: Names): Picture[] {
  return namesOf(row, names).map((named, index) => ({
    ...named,
    ...SIZE,
    placeholder: index === 0 ? makerOf(row).placeholder(row, names) : null,
  }));
}

/** Its pictures by name alone, with the pixels of their width: for lists of thousands. */
export function pictureNames(row: ItemRow, names: Names): Pick<Picture, 'src' | 'width'>[] {
  return namesOf(row, names).map(({ src }) => ({ src, width: SIZE.width }));
}

/** Which edition of an item's drawings this is: changes with its facts and with the drawing code. */
export function editionOf(row: ItemRow, names: Names): string {
  let edition = editions.get(row);
  if (!edition) {
    const facts = makerOf(row).factsText(row, names);
    edition = createHash('sha256').update(DRAWING_EDITION).update(facts).digest('hex').slice(0, 8);
    editions.set(row, edition);
  }
  return edition;
}

/** What draws an item. */
export function makerOf({ catalogType }: Pick<ItemRow, 'catalogType'>): PictureMaker {
  return PICTURE_MAKERS[catalogType as CatalogType];
}

/** `clock/rolex-1/front.3fa9c01b`: a changed picture has another name. */
function namesOf(row: ItemRow, names: Names): Pick<Picture, 'src' | 'view'>[] {
  const edition = editionOf(row, names);
  return makerOf(row).views.map((view) => ({
    src: `${row.catalogType}/${row.url}/${view}.${edition}`,
    view,
  }));
}
