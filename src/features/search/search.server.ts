import { defaultContact } from '#src/backend-client/default-city.ts';
import { askBackend, askOr } from '#src/backend-client/client.ts';
import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import { PageError } from '#src/platform/errors/page-error.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { createMoney } from '@tourbillon/domain/i18n/money.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import { SEARCH_TYPES, searchGroup } from '@tourbillon/domain/sections/search-groups.ts';
import { readSearchQuery } from './search-query.ts';
import { searchView, type SearchView } from './search-view.ts';

export type Contact = ResponseOf<typeof CALLS.contacts>['data'];
export type Brands = ResponseOf<typeof CALLS.mainData>['brands'];
export type Services = ResponseOf<typeof CALLS.servicesList>['data'];

/** Links for a page without results. */
export interface WaysOn {
  brands: Brands;
  services: Services;
  contact: Contact | undefined;
}

/**
 * Loads a search page; without a query, its starting links (decision 6).
 * @param slug the section group in the address.
 * @throws PageError 404 for an unknown one; BackendError with the backend's 404 for a page past the last (decision
 * 22).
 */
export async function loadSearch(
  { locale, t }: { locale: Locale; t: Translate },
  slug: string | undefined,
  search: URLSearchParams,
): Promise<{ view: SearchView; ways: WaysOn | undefined }> {
  const group = searchGroup(slug);
  if (!group) throw new PageError(404);
  const asked = readSearchQuery(search);
  const { query, exact, page } = asked;
  const [response, rates] = await Promise.all([
    query === ''
      ? undefined
      : askBackend(locale, CALLS.search, { q: query, type: SEARCH_TYPES[group], exact, page }),
    askOr(locale, CALLS.currency, {}, { data: {}, updated_at: '' }),
  ]);
  const view = searchView({ t, locale, group, asked, response, money: createMoney(locale, rates.data) });
  return { view, ways: view.isEmpty ? await loadWaysOn(locale) : undefined };
}

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
