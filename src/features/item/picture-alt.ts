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

/** The position of a picture in its gallery. */
interface Place {
  /** Zero-based. */
  index: number;
  count: number;
}

/** The alternative text of a picture; without a text from the shop it is based on the position in the gallery. */
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
