import { askBackend, askOr } from '#src/backend-client/client.ts';
import type { ItemCard } from '@tourbillon/domain/contract/catalogue.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { SearchHit } from '@tourbillon/domain/contract/search.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { createMoney, type Money } from '@tourbillon/domain/i18n/money.ts';
import { SEARCH_TYPES } from '@tourbillon/domain/sections/search-groups.ts';
import { readSearchQuery } from './search-query.ts';

/** Suggestions for the beginning of a query; without one, popular brands and collections. */
export interface SuggestionsView {
  query: string;
  corrected: string | null;
  items: readonly ItemCard[];
  hits: readonly SearchHit[];
  money: Money;
}

/** Loads the suggestions for the parameters of an address: `q` and the number of the section group, `type`. */
export async function loadSuggestions(locale: Locale, search: URLSearchParams): Promise<SuggestionsView> {
  const { query } = readSearchQuery(search);
  const asked = Number(search.get('type'));
  const type = Object.values(SEARCH_TYPES).find((one) => one === asked) ?? SEARCH_TYPES.all;
  const [{ corrected, items, data }, rates] = await Promise.all([
    askBackend(locale, CALLS.searchSuggestions, { q: query, type }),
    askOr(locale, CALLS.currency, {}, { data: {}, updated_at: '' }),
  ]);
  return { query, corrected, items, hits: data, money: createMoney(locale, rates.data) };
}
