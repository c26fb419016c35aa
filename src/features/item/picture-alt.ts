import type { Picture, PictureView } from '@tourbillon/domain/contract/catalogue.ts';
import type { MessageKey, Translate } from '@tourbillon/domain/i18n/translate.ts';

const OF_VIEW = {
  front: 'item.pictureFront',
  angled: 'item.pictureAngled',
  back: 'item.pictureBack',
  turned: 'item.pictureTurned',
  open: 'item.pictureOpen',
  detail: 'item.pictureDetail',
} as const satisfies Record<PictureView, MessageKey>;

/** What a picture of an item shows, in words; by its number where the shop has not said. */
export function pictureAlt(t: Translate, name: string, { view }: Picture, index: number): string {
  return view ? t(OF_VIEW[view], { name }) : t('item.pictureMore', { name, number: index + 1 });
}
