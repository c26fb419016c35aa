import type { Facets, ItemCard } from '@tourbillon/domain/contract/catalogue.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Money } from '@tourbillon/domain/i18n/money.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import type { Stock } from '@tourbillon/domain/sections/item-statuses.ts';
import type { FilteredList } from '@tourbillon/domain/sections/list-parameters.ts';
import { SEARCH_SORTS, type SearchSort, SORTS } from '@tourbillon/domain/sections/sorts.ts';
import { type ListAddress, queryParameters, type ReadQuery, writeQuery } from './catalogue-query.ts';
import { chips, resetAddress, type Chip } from './chips.ts';
import { filterGroups } from './filter-groups.ts';
import type { GroupView, PanelView } from './filter-panel-view.ts';
import { MAKER_WORDS } from './list-words.ts';
import type { FilterToSave } from './saved-filter.ts';

/** Input for the items of a list with their filters. */
export interface ListedSource {
  /** Path of the list or the search. */
  path: string;
  list: FilteredList;
  address: ListAddress;
  read: ReadQuery;
  response: { items: ItemCard[]; total: number; paginate_data: { last_page: number }; facets: Facets | null };
  money: Money;
  locale: Locale;
  t: Translate;
}

/** View data of the items of a list with their filters, sort orders and pages. */
export interface ListedView {
  panel: PanelView;
  chips: Chip[];
  /** A sentence for each range that is left out because a bound of it is refused. */
  refused: string[];
  /** Data to save as a personal filter; undefined when nothing is selected. */
  keep?: FilterToSave | undefined;
  sorts: { sort: SearchSort; href: string; current: boolean }[];
  items: ItemCard[];
  money: Money;
  pager: { current: number; last: number; href: (page: number) => string };
  /** Address of the same brand in the archive, or from the archive in stock. */
  other?: string;
  stock: Stock;
}

/** Builds the view of the items of a list, or of the results of a search. */
export function listedView(source: ListedSource): ListedView {
  const { path, list, address, read, response, money, locale, t } = source;
  const { query } = read;
  const facets = response.facets ?? { options: {}, flags: {}, ranges: {} };
  const chosen = chips({ path, section: list.section, query, facets, money, locale, t });
  const { page: _, ...state } = queryParameters(query);
  const goods = list.section.catalogType ?? 'item';
  const sorts = query.search ? SEARCH_SORTS : SORTS;
  const groups = filterGroups({ list, address, read, facets, money, locale, t });
  return {
    panel: {
      path,
      // With a refused bound too: otherwise it and the other bound of its range are lost with the next change.
      state: { ...state, ...read.typed } as PanelView['state'],
      groups,
      isWhole: read.shown === undefined ? undefined : true,
      reset: chosen.length > 0 ? resetAddress(path, query) : undefined,
      texts: {
        filters: t('catalogue.filters'),
        close: t('catalogue.closeFilters'),
        reset: t('catalogue.resetPanel'),
        apply: t('catalogue.apply'),
        show: t(`catalogue.show_${goods}`, { count: response.total }),
        total: t(list.stock === 'archive' ? 'catalogue.totalSold' : `catalogue.total_${goods}`, {
          count: response.total,
        }),
        popular: t('catalogue.popular'),
        others: t(MAKER_WORDS[list.section.maker].others),
        list: t('catalogue.listOptions'),
        seek: t('catalogue.seekOption'),
        notFound: t('catalogue.optionNotFound'),
      },
    },
    chips: chosen,
    refused: groups.flatMap((group) => refusals(group, t)),
    sorts: (Object.keys(sorts) as SearchSort[])
      .filter((sort) => !(list.stock === 'archive' && SEARCH_SORTS[sort].field === 'price_usd'))
      .map((sort) => ({
        sort,
        href: path + writeQuery({ ...query, sort, page: 1 }),
        current: sort === query.sort,
      })),
    items: response.items,
    money,
    pager: {
      current: query.page,
      last: response.paginate_data.last_page,
      href: (page) => path + writeQuery({ ...query, page }),
    },
    stock: list.stock,
  };
}

function refusals(group: GroupView, t: Translate): string[] {
  if (group.kind !== 'range') return [];
  return group.bounds.flatMap(({ error }) =>
    error ? t('catalogue.refused', { title: group.title, error }) : [],
  );
}
