import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import type { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { SearchAnswer, SearchHit } from '@tourbillon/domain/contract/search.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import {
  SEARCH_GROUPS,
  SEARCH_TYPES,
  searchPath,
  type SearchGroup,
} from '@tourbillon/domain/sections/search-groups.ts';
import { searchedLists } from '@tourbillon/domain/sections/searched-lists.ts';
import type { AskedSearch } from './search-query.ts';
import { understoodChips, type UnderstoodChip } from './understood-chips.ts';

/** What a search page needs to know of the filters of its items. */
export interface Narrowing {
  /** Whether a filter is chosen. */
  isNarrowed: boolean;
  /** The address of the same filters with other words. */
  addressOf: (query: string) => string;
}

/** Input for the view of a search page. */
export interface SearchSource {
  t: Translate;
  locale: Locale;
  asked: AskedSearch;
  narrowing?: Narrowing | undefined;
  /** Undefined without a query. */
  response: ResponseOf<typeof CALLS.search> | undefined;
}

/** View data of a search page. */
export interface SearchView {
  group: SearchGroup;
  query: string;
  head: { title: string; description: string; path: string; noindex: true };
  /** The number of results in words; empty without results. */
  totalText: string;
  tabs: { group: SearchGroup; count: number; href: string; current: boolean }[];
  /** The corrected query, and the address that searches the original one. */
  corrected: { shown: string; href: string } | undefined;
  leftOut: string;
  /** Chips of the recognised parts. */
  understood: UnderstoodChip[];
  /** A brand that the shop does not buy, and similar brands. */
  notTaken: { title: string; near: SearchHit[] } | undefined;
  /** The direct answer to the query. */
  answer: SearchAnswer | undefined;
  /** Whether the query asks for a service, so that services come first. */
  wish: boolean;
  shelves: SearchHit[];
  texts: SearchHit[];
  /** Whether items are found, or would be without filters. */
  hasItems: boolean;
  pager: { current: number; last: number; href: (page: number) => string };
  /** Whether there is nothing to show: no query, or no results. */
  isEmpty: boolean;
  /** Address of the search in all section groups, when only the current group has no results. */
  elsewhere: string | undefined;
}

/** Builds the view of a search page from the query and the response. */
export function searchView({ t, locale, asked, response, narrowing }: SearchSource): SearchView {
  const { group, query, exact, page } = asked;
  const totals = new Map(response?.totals.map(({ type, count }) => [type, count]));
  const count = (one: SearchGroup) => totals.get(SEARCH_TYPES[one]) ?? 0;
  const href = (one: SearchGroup, number = 1) => searchPath({ group: one, query, exact, page: number });
  const title = query ? t('search.titleOf', { query }) : t('search.title');
  const hits = response?.hits ?? [];
  const hasItems = narrowing !== undefined && (narrowing.isNarrowed || (response?.total ?? 0) > 0);
  const isEmpty = count(group) === 0 && hits.length === 0 && !response?.answer;
  return {
    group,
    query,
    head: {
      title: page > 1 ? t('search.pageTitle', { title, page }) : title,
      description: t('search.description'),
      path: searchPath({ group, query: '' }),
      noindex: true,
    },
    totalText: hasItems ? itemTotal(group, response?.total ?? 0, t) : otherTotal(count(group), t),
    tabs: SEARCH_GROUPS.filter((one) => one === 'all' || one === group || count(one) > 0).map((one) => ({
      group: one,
      count: count(one),
      href: href(one),
      current: one === group,
    })),
    corrected: response?.corrected
      ? { shown: response.corrected, href: searchPath({ group, query, exact: true }) }
      : undefined,
    leftOut: response?.left_out.join(', ') ?? '',
    // Without items the answer is all there is: its words have nothing to be removed from.
    understood: understoodChips(
      response?.answer && !hasItems ? [] : (response?.understood ?? []),
      narrowing?.addressOf ?? ((words) => searchPath({ group, query: words })),
      { t, locale },
    ),
    notTaken: response?.not_taken ?? undefined,
    answer: response?.answer ?? undefined,
    wish: response?.wish ?? false,
    shelves: hits.filter(({ kind }) => kind === 'brand' || kind === 'collection'),
    texts: hits.filter(({ kind }) => kind !== 'brand' && kind !== 'collection'),
    hasItems,
    pager: {
      current: page,
      last: response?.paginate_data.last_page ?? 1,
      href: (number) => href(group, number),
    },
    isEmpty,
    elsewhere: isEmpty && count('all') > 0 ? href('all') : undefined,
  };
}

/** The number of items, by the kind of goods of the section group. */
function itemTotal(group: SearchGroup, count: number, t: Translate): string {
  const list = searchedLists(group);
  if (list?.stock === 'archive') return t('catalogue.totalSold', { count });
  return t(`catalogue.total_${list?.section.catalogType ?? 'item'}`, { count });
}

function otherTotal(count: number, t: Translate): string {
  return count > 0 ? t('search.results', { count }) : '';
}
