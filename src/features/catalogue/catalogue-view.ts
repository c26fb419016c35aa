import type { FacetOption, ItemCard } from '@tourbillon/domain/contract/catalogue.ts';
import type { Money } from '@tourbillon/domain/i18n/money.ts';
import { listPath, listWord } from '@tourbillon/domain/sections/sections.ts';
import { SORTS, type Sort } from '@tourbillon/domain/sections/sorts.ts';
import type { Stock } from '@tourbillon/domain/sections/item-statuses.ts';
import { directory, type Directory } from './brand-directory.ts';
import type { CatalogueSource } from './catalogue-source.ts';
import { chips, resetAddress, type Chip } from './chips.ts';
import { filterGroups } from './filter-groups.ts';
import { listHead, type ListHead } from './list-head.ts';
import { MAKER_WORDS } from './list-words.ts';
import type { PanelView } from './filter-panel-view.ts';
import { filterToSave, type FilterToSave } from './saved-filter.ts';
import { queryParameters, writeQuery } from './catalogue-query.ts';

/** Maximum number of links in the line, about two rows; the filter shows all of them. */
const LINE_LENGTH = 14;

/** A link with its text. */
export interface TextLink {
  title: string;
  href: string;
}

/** View data of the items of a list with their filters, sort orders and pages. */
export interface ListedView {
  panel: PanelView;
  chips: Chip[];
  /** Data to save as a personal filter; undefined when nothing is selected. */
  keep?: FilterToSave | undefined;
  sorts: { sort: Sort; href: string; current: boolean }[];
  items: ItemCard[];
  money: Money;
  pager: { current: number; last: number; href: (page: number) => string };
  /** Address of the same brand in the archive, or from the archive in stock. */
  other?: string;
  stock: Stock;
  /** Text for an empty list. */
  empty: string;
}

/** View data of a list page. */
export interface CatalogueView extends ListedView {
  head: ListHead['head'];
  heading: string;
  total: number;
  /** The total with its word: “2,067 watches”. */
  totalText: string;
  crumbs: { title: string; path: string }[];
  /** The introduction of the list. */
  lead: string;
  /** Links to popular brands, or to the collections of the brand. */
  line: { label: string; links: TextLink[] };
  /** All brands by first letter; undefined on the page of a brand and in the dealer corner. */
  directory: Directory | undefined;
  /** Link from a brand or a collection to the level above; it keeps the filters. */
  up: TextLink | undefined;
  /**
   * Whether the whole list is empty, even without filters. The page then shows neither the introduction nor the
   * filters.
   */
  isBare: boolean;
  /** The shop's text about the list or the brand: HTML or one plain paragraph. */
  about: { title: string; html?: string; text?: string; lang?: string } | undefined;
}

/** Builds the view of a list page from the query and the response. */
export function catalogueView(source: CatalogueSource): CatalogueView {
  const { locale, t, list, address, read, money, response, text } = source;
  const { query } = read;
  const path = listPath(list.word, address.brand, address.collection);
  const facets = response.facets ?? { options: {}, flags: {}, ranges: {} };
  const { heading, crumbs, head } = listHead(source, path);
  const chosen = chips({ path, section: list.section, query, facets, money, locale, t });
  const { page: _, ...state } = queryParameters(query);
  const otherWord = listWord(list.section, list.stock === 'current' ? 'archive' : 'current');
  const makers = MAKER_WORDS[list.section.maker];
  const totalText = t(list.stock === 'archive' ? 'catalogue.totalSold' : 'catalogue.total', {
    count: response.total,
  });
  return {
    head,
    heading,
    crumbs,
    total: response.total,
    totalText,
    lead: t(`sectionLists.lead_${list.word}`),
    line: linkLine(source),
    directory: address.brand || list.stock === 'dealer' ? undefined : directoryOf(source),
    up: upLink(source),
    panel: {
      path,
      state: state as PanelView['state'],
      groups: filterGroups({ list, address, read, facets, money, locale, t }),
      reset: chosen.length > 0 ? resetAddress(path, query) : undefined,
      texts: {
        filters: t('catalogue.filters'),
        close: t('catalogue.closeFilters'),
        reset: t('catalogue.reset'),
        apply: t('catalogue.apply'),
        show: t('catalogue.show', { count: response.total }),
        total: totalText,
        popular: t('catalogue.popular'),
        others: t(makers.others),
        seek: t('catalogue.seekOption'),
        notFound: t('catalogue.optionNotFound'),
      },
    },
    chips: chosen,
    keep: filterToSave(source, { path, heading, chips: chosen }),
    sorts: (Object.keys(SORTS) as Sort[])
      .filter((sort) => !(list.stock === 'archive' && SORTS[sort].field === 'price_usd'))
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
    other: listPath(otherWord, address.brand, address.collection),
    stock: list.stock,
    isBare: response.total === 0 && chosen.length === 0 && !address.brand,
    empty: t(`sectionLists.empty_${list.word}`),
    about: text ?? aboutBrand(source),
  };
}

/** The text about a brand; only on its first page. */
function aboutBrand({ t, response, brandText, read }: CatalogueSource): CatalogueView['about'] {
  if (!response.brand || !brandText || read.query.page > 1) return undefined;
  return { title: t('catalogue.aboutBrand', { brand: response.brand.title }), text: brandText };
}

function linkLine({ t, list, response }: CatalogueSource): CatalogueView['line'] {
  const { brands = [], collections = [] } = response.facets?.options ?? {};
  if (!response.brand) {
    const popular = list.stock === 'dealer' ? [] : largest(brands.filter((brand) => brand.popular));
    return {
      label: t(MAKER_WORDS[list.section.maker].line),
      links: popular.map(({ id, title }) => ({ title, href: listPath(list.word, id) })),
    };
  }
  const brand = response.brand;
  const links = response.collection ? [] : largest(collections);
  return {
    label: t('catalogue.collectionLine', { brand: brand.title }),
    links: links.map(({ id, title }) => ({ title, href: listPath(list.word, brand.slug, id) })),
  };
}

function directoryOf({ t, list, locale, response }: CatalogueSource): Directory | undefined {
  const brands = response.facets?.options.brands ?? [];
  const links = brands.map(({ id, title, count }) => ({ title, href: listPath(list.word, id), count }));
  return directory(t(MAKER_WORDS[list.section.maker].directory), links, locale);
}

/** The options with the most items, in their original order. */
function largest(options: readonly FacetOption[]): FacetOption[] {
  const kept = new Set([...options].sort((a, b) => b.count - a.count).slice(0, LINE_LENGTH));
  return options.filter((option) => kept.has(option));
}

function upLink({ t, list, response, read }: CatalogueSource): TextLink | undefined {
  if (!response.brand) return undefined;
  const search = writeQuery({ ...read.query, page: 1 });
  return response.collection
    ? {
        title: t('catalogue.allOfBrand', { brand: response.brand.title }),
        href: listPath(list.word, response.brand.slug) + search,
      }
    : { title: t(MAKER_WORDS[list.section.maker].all), href: listPath(list.word) + search };
}
