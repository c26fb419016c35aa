import type { FacetOption } from '@tourbillon/domain/contract/catalogue.ts';
import { listPath, listWord } from '@tourbillon/domain/sections/sections.ts';
import { directory, type Directory } from './brand-directory.ts';
import { writeQuery } from './catalogue-query.ts';
import type { CatalogueSource } from './catalogue-source.ts';
import { listHead, type ListHead } from './list-head.ts';
import { MAKER_WORDS } from './list-words.ts';
import { listedView, type ListedView } from './listed-view.ts';
import { filterToSave } from './saved-filter.ts';

/** Maximum number of links in the line, about two rows; the filter shows all of them. */
const MAX_LINE_LINKS = 14;

/** A link with its text. */
export interface TextLink {
  title: string;
  href: string;
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
  /** Text for an empty list. */
  empty: string;
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
  const { t, list, address, response, text } = source;
  const path = listPath(list.word, address.brand, address.collection);
  const { heading, crumbs, head } = listHead(source, path);
  const listed = listedView({ ...source, path });
  const otherWord = listWord(list.section, list.stock === 'current' ? 'archive' : 'current');
  return {
    ...listed,
    head,
    heading,
    crumbs,
    total: response.total,
    totalText: listed.panel.texts.total,
    lead: t(`sectionLists.lead_${list.word}`),
    line: linkLine(source),
    directory: address.brand || list.stock === 'dealer' ? undefined : directoryOf(source),
    up: upLink(source),
    keep: filterToSave(source, { path, heading, chips: listed.chips }),
    other: listPath(otherWord, address.brand, address.collection),
    isBare: response.total === 0 && listed.chips.length === 0 && !address.brand,
    empty: t(`sectionLists.empty_${list.word}`),
    about: text ?? aboutBrand(source),
  };
}

/** The text about a brand; only on its first page. */
function aboutBrand({ t, response, brandText, read }: CatalogueSource): CatalogueView['about'] {
  if (!response.brand || !brandText || read.query.page > 1) return undefined;
  return { title: t('catalogue.aboutBrand', { brand: response.brand.title }), ...brandText };
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
  const kept = new Set([...options].sort((a, b) => b.count - a.count).slice(0, MAX_LINE_LINKS));
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
