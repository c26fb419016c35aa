import type { Translate } from '#src/i18n/translate.ts';

/** What a picture of an item shows, by its place: front, angled, back, then the others by number. */
export function pictureAlt(t: Translate, name: string, index: number): string {
  if (index === 0) return t('item.pictureFront', { name });
  if (index === 1) return t('item.pictureAngled', { name });
  if (index === 2) return t('item.pictureBack', { name });
  return t('item.pictureMore', { name, number: index + 1 });
}
