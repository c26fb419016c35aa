import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Money, Rates } from '@tourbillon/domain/i18n/money.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import { type SearchGroup, searchPath } from '@tourbillon/domain/sections/search-groups.ts';
import { searchedLists } from '@tourbillon/domain/sections/searched-lists.ts';
import { type AskedWords, readQuery, type ReadQuery, toSearchCall, writeQuery } from './catalogue-query.ts';
import { searchOnHost } from './search-on-host.ts';
import { listedView, type ListedSource, type ListedView } from './listed-view.ts';

/** The filters, the order and the page of search results, read from their address as for a list. */
export interface FoundList {
  read: ReadQuery;
  /** Whether the call needs the exchange rates. */
  hasPrices: boolean;
  /** Whether a filter is chosen. */
  isNarrowed: boolean;
  /** The fields of the search call. */
  call: (money: Money) => ReturnType<typeof toSearchCall>;
  /** The address of the same filters with other words. */
  addressOf: (query: string) => string;
  /** Query string of the same search on another host (decision 74). */
  searchOn: (locale: Locale, money: Money, rates: Rates) => string;
  view: (source: Pick<ListedSource, 'response' | 'money'> & { locale: Locale; t: Translate }) => ListedView;
}

/** Reads the list of search results from an address; undefined for a section group without items. */
export function readFoundList(
  group: SearchGroup,
  asked: AskedWords,
  search: URLSearchParams,
): FoundList | undefined {
  const list = searchedLists(group);
  if (!list || asked.query === '') return undefined;
  const path = searchPath({ group, query: '' });
  const read = readQuery(list, search, asked);
  return {
    read,
    hasPrices: read.query.ranges.price !== undefined,
    isNarrowed: [read.query.options, read.query.flags, read.query.ranges].some(
      (one) => Object.keys(one).length > 0,
    ),
    call: (money) => toSearchCall(read.query, money),
    addressOf: (query) => path + writeQuery({ ...read.query, page: 1, search: { query, exact: false } }),
    searchOn: (locale, money, rates) => searchOnHost(locale, read.query, money, rates),
    view: (source) => listedView({ path, list, address: {}, read, ...source }),
  };
}
