import { defaultContact } from '#src/backend-client/default-city.ts';
import { askBackend, askOr } from '#src/backend-client/client.ts';
import type { RequestOf, ResponseOf } from '@tourbillon/domain/contract/call.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { createMoney, type Money, type Rates } from '@tourbillon/domain/i18n/money.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import { SEARCH_TYPES } from '@tourbillon/domain/sections/search-groups.ts';
import type { AskedSearch } from './search-query.ts';
import { searchView, type Narrowing, type SearchView } from './search-view.ts';

export type Contact = ResponseOf<typeof CALLS.contacts>['data'];
export type Brands = ResponseOf<typeof CALLS.mainData>['brands'];
export type Services = ResponseOf<typeof CALLS.servicesList>['data'];

/** Links for a page without results. */
export interface WaysOn {
  brands: Brands;
  services: Services;
  contact: Contact | undefined;
}

/** A search page: its view, its links without results, and the items that were found with the prices of the host. */
interface LoadedSearch {
  view: SearchView;
  ways: WaysOn | undefined;
  found: { response: ResponseOf<typeof CALLS.search>; money: Money; rates: Rates } | undefined;
}

/**
 * Loads a search page; without a query, its starting links (decision 6).
 * @param narrowing the filters of the items, for a section group with items.
 * @throws BackendError with the backend's 404 for a page past the last (decision 22).
 */
export async function loadSearch(
  { locale, t }: { locale: Locale; t: Translate },
  asked: AskedSearch,
  narrowing: (Narrowing & { hasPrices: boolean; call: (money: Money) => SearchFilters }) | undefined,
): Promise<LoadedSearch> {
  const { group, query, exact, page } = asked;
  const rates = askOr(locale, CALLS.currency, {}, { data: {}, updated_at: '' });
  const moneyKnown = rates.then(({ data }) => ({ money: createMoney(locale, data), rates: data }));
  // Only price bounds need the exchange rates first.
  const moneyAsked = narrowing?.hasPrices ? (await moneyKnown).money : createMoney(locale, {});
  const call = { q: query, type: SEARCH_TYPES[group], exact, page, ...narrowing?.call(moneyAsked) };
  const [response, known] = await Promise.all([
    query === '' ? undefined : askBackend(locale, CALLS.search, call),
    moneyKnown,
  ]);
  const view = searchView({ t, locale, asked, response, narrowing });
  const ways = view.isEmpty ? await loadWaysOn(locale) : undefined;
  return { view, ways, found: response && view.hasItems ? { response, ...known } : undefined };
}

type SearchFilters = Partial<RequestOf<typeof CALLS.search>>;

async function loadWaysOn(locale: Locale): Promise<WaysOn> {
  const [main, services, contact] = await Promise.all([
    askOr(locale, CALLS.mainData, {}, undefined),
    askOr(locale, CALLS.servicesList, {}, undefined),
    defaultContact(locale),
  ]);
  return {
    brands: (main?.brands ?? []).filter(({ popular }) => popular),
    services: services?.data ?? [],
    contact: contact?.data,
  };
}
