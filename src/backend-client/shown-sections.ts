import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { type CatalogType, LISTS, listPath, type ListWord } from '@tourbillon/domain/sections/sections.ts';
import { askOr } from './client.ts';

/** Which parts of the catalogue a host shows (decision 228). */
export interface ShownSections {
  /** Whether the shop trades in such goods at all. */
  has: (type: CatalogType) => boolean;
  /** Whether a list has items. Only such lists are linked. */
  isFilled: (word: ListWord) => boolean;
  /** Address of the first list with items; the home page if no list has any. */
  catalogue: string;
}

/** Asks the backend. Without a response, everything counts as shown. */
export async function shownSections(locale: Locale): Promise<ShownSections> {
  return sectionsOf(await askOr(locale, CALLS.mainData, {}, undefined));
}

/** The same, of a response. */
export function sectionsOf(main: ResponseOf<typeof CALLS.mainData> | undefined): ShownSections {
  const filled: readonly ListWord[] = main?.lists ?? [...LISTS.values()].map(({ word }) => word);
  const [first] = filled;
  return {
    has: (type) => main?.sections.includes(type) ?? true,
    isFilled: (word) => filled.includes(word),
    catalogue: first === undefined ? '/' : listPath(first),
  };
}
