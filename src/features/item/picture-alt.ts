import type { ItemPicture, PictureView } from '@tourbillon/domain/contract/catalogue.ts';
import type { MessageKey, Translate } from '@tourbillon/domain/i18n/translate.ts';

const OF_VIEW = {
  front: 'item.pictureFront',
  angled: 'item.pictureAngled',
  back: 'item.pictureBack',
  turned: 'item.pictureTurned',
  open: 'item.pictureOpen',
  detail: 'item.pictureDetail',
} as const satisfies Record<PictureView, MessageKey>;

/** Where a picture stands in its gallery. */
interface Place {
  /** From 0. */
  index: number;
  count: number;
}

/** What a picture of an item shows, in words; by its place in the gallery where the shop has not said. */
export function pictureAlt(
  t: Translate,
  name: string,
  { view, kind }: Pick<ItemPicture, 'view' | 'kind'>,
  { index, count }: Place,
): string {
  if (view) return t(OF_VIEW[view], { name });
  if (kind === 'drawing') return t('itemPictures.standIn', { name });
  return t('itemPictures.photograph', { name, number: index + 1, count });
}
