import type { ItemPicture, PictureView } from '@tourbillon/domain/contract/catalogue.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { MessageKey, Translate } from '@tourbillon/domain/i18n/translate.ts';
import { visibleFacts, type PicturedItem } from './visible-facts.ts';

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

/**
 * The alternative text of a picture of an item. That of the first photograph describes the item; the others have its
 * name and their position in the gallery.
 * @param name of the item, in one line.
 */
export function pictureAlt(
  item: PicturedItem,
  name: string,
  { view, kind }: Pick<ItemPicture, 'view' | 'kind'>,
  { index, count }: Place,
  { t, locale }: { t: Translate; locale: Locale },
): string {
  const isMain = kind === 'photo' && index === 0;
  const seen = isMain ? [name, ...visibleFacts(item, t, locale)].join(', ') : name;
  if (isMain && count === 1) return seen;
  if (view && !isMain) return t(OF_VIEW[view], { name });
  if (kind === 'drawing') return t('itemPictures.standIn', { name });
  return t('itemPictures.photograph', { name: seen, number: index + 1, count });
}
