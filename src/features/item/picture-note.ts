import type { ItemPicture } from '@tourbillon/domain/contract/catalogue.ts';
import type { CatalogType } from '@tourbillon/domain/sections/sections.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';

/** What is drawn of each kind of goods by assumption, as long as the fact of this key is not among those of the item. */
const ASSUMED = {
  clock: {
    case_material: 'itemPictures.assumed_case',
    dial_colour: 'itemPictures.assumed_dial',
    bracelet_material: 'itemPictures.assumed_bracelet',
    functions: 'itemPictures.assumed_functions',
  },
  jewelry: { metal: 'itemPictures.assumed_metal', insertions: 'itemPictures.assumed_stones' },
  accessory: {
    material: 'itemPictures.assumed_material',
    hardware: 'itemPictures.assumed_hardware',
    colour: 'itemPictures.assumed_colour',
  },
  art: {},
} as const satisfies Record<CatalogType, Record<string, string>>;

/** What the note under the pictures is written from. */
interface Pictured {
  catalog_type: CatalogType;
  stock: string;
  facts: readonly { key: string }[];
  pictures: readonly Pick<ItemPicture, 'kind' | 'view'>[];
}

/** Whether an item has photographs in place of drawings. */
export function isPhotographed({ pictures }: Pick<Pictured, 'pictures'>): boolean {
  return pictures[0]?.kind === 'photo';
}

/**
 * What stands under the pictures of an item (decision 98): that they are photographs of this piece, or that they are a
 * drawing, and what of it is assumed because the shop has not recorded it.
 */
export function pictureNote(item: Pictured, t: Translate): string {
  if (isPhotographed(item)) return t('itemPictures.photographed');
  // Nobody sends photographs of what has gone.
  if (item.stock === 'archive') return t('item.pictureNoteSold');
  // A silhouette shows no view of anything.
  if (!item.pictures[0]?.view) return t('itemPictures.silhouette');
  const note = t(`itemByKind.pictureNote_${item.catalog_type}`);
  const known = new Set(item.facts.map(({ key }) => key));
  const assumed = Object.entries(ASSUMED[item.catalog_type])
    .filter(([key]) => !known.has(key))
    .map(([, words]) => t(words));
  return assumed.length === 0 ? note : `${note} ${t('itemPictures.assumed', { list: assumed.join(', ') })}`;
}
