import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import { SAVED_PATHS, type SavedList } from '#src/stores/saved-items.ts';

/** Page head of a list's page; it is not indexed, because the list is personal. */
export function savedHead(list: SavedList, t: Translate) {
  return {
    title: t(`savedLists.${list}`),
    description: t(`savedLists.${list}Description`),
    path: SAVED_PATHS[list],
    noindex: true,
  };
}
