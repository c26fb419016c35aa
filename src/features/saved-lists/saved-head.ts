import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import { SAVED_PATHS, type SavedList } from '#src/stores/saved-items.ts';

/** What the head of a list's page says; nobody should find somebody's list by a search engine. */
export function savedHead(list: SavedList, t: Translate) {
  return {
    title: t(`savedLists.${list}`),
    description: t(`savedLists.${list}Description`),
    path: SAVED_PATHS[list],
    noindex: true,
  };
}
