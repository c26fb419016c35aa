import type { ItemPicture } from '@tourbillon/domain/contract/catalogue.ts';
import type { CatalogType } from '@tourbillon/domain/sections/sections.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';

/** What a drawing assumes for each section, keyed by the fact that would replace the assumption. */
const ASSUMED = {
  clock: {
    case_material: 'itemPictures.assumed_case',
    dial_colour: 'itemPictures.assumed_dial',
    bracelet_material: 'itemPictures.assumed_bracelet',
    functions: 'itemPictures.assumed_functions',
  },
  jewelry: {
    type: 'itemPictures.assumed_type',
    metal: 'itemPictures.assumed_metal',
    insertions: 'itemPictures.assumed_stones',
  },
  accessory: {
    type: 'itemPictures.assumed_type',
    material: 'itemPictures.assumed_material',
    hardware: 'itemPictures.assumed_hardware',
    colour: 'itemPictures.assumed_colour',
  },
  art: {},
} as const satisfies Record<CatalogType, Record<string, string>>;

/** Input for the note under the pictures. */
interface Pictured {
  catalog_type: CatalogType;
  stock: string;
  facts: readonly { key: string }[];
  pictures: readonly Pick<ItemPicture, 'kind' | 'view'>[];
}

/** Whether the pictures of an item are photographs and not drawings. */
export function isPhotographed({ pictures }: Pick<Pictured, 'pictures'>): boolean {
  return pictures[0]?.kind === 'photo';
}

/**
 * The note under the pictures of an item (decision 98): either that they are photographs of this item, or that they
 * are a drawing, with the details that are assumed because the shop has not recorded them.
 */
export function pictureNote(item: Pictured, t: Translate): string {
  if (isPhotographed(item)) return t('itemPictures.photographed');
  // Photographs of a sold item cannot be requested.
  if (item.stock === 'archive') return t('item.pictureNoteSold');
  // A silhouette has no details, so nothing is assumed.
  if (!item.pictures[0]?.view) return t('itemPictures.silhouette');
  const note = t(`itemByKind.pictureNote_${item.catalog_type}`);
  const known = new Set(item.facts.map(({ key }) => key));
  const assumed = Object.entries(ASSUMED[item.catalog_type])
    .filter(([key]) => !known.has(key))
    .map(([, words]) => t(words));
  // Of the stones of a watch only their presence is recorded.
  if (item.catalog_type === 'clock' && known.has('precious_stones'))
    assumed.push(t('itemPictures.assumed_stonePlaces'));
  return assumed.length === 0 ? note : `${note} ${t('itemPictures.assumed', { list: assumed.join(', ') })}`;
}
