import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { itemPath, listPath } from '@tourbillon/domain/sections/sections.ts';
import { pieceName } from '@tourbillon/domain/texts/piece-name.ts';
import { breadcrumbStructuredData } from '#src/ui/breadcrumb-structured-data.ts';
import { itemListStructuredData } from '#src/ui/item-list-structured-data.ts';
import type { CatalogueSource } from './catalogue-source.ts';
import { firstFitting } from '#src/ui/search-result.ts';
import { isFiltered } from './catalogue-query.ts';
import { MAKER_WORDS } from './list-words.ts';
import { searchOnHost } from './search-on-host.ts';

/** Titles of a list page and its `<head>`. */
export interface ListHead {
  heading: string;
  crumbs: { title: string; path: string }[];
  head: {
    title: string;
    description: string;
    path: string;
    noindex: boolean;
    canonicalQuery: string;
    jsonLd: object[];
    /** Query string of this list on another host. */
    searchOn: (locale: Locale) => string;
  };
}

/**
 * Heading, breadcrumbs and page head of a list. A filtered or sorted list is not indexed, and its canonical address
 * is the plain list (decision 23). The dealer corner is never indexed (decision 21). Each further page of a plain
 * list is its own canonical page (decision 22).
 */
export function listHead(
  { t, list, response, read, origin, money, rates }: CatalogueSource,
  path: string,
): ListHead {
  const title = t(`sectionLists.title_${list.word}`);
  const { brand, collection } = response;
  const name = pieceName(brand?.title, collection?.title);
  const heading = name ? t(`sectionLists.named_${list.word}`, { name }) : title;
  const filtered = isFiltered(read.query);
  const { page } = read.query;
  const numbered = (text: string) => (page > 1 ? t('catalogue.pageTitle', { title: text, page }) : text);
  const result = MAKER_WORDS[list.section.maker].result;
  const sold = name && list.stock === 'current' ? t(result, { title: heading }) : heading;
  // Long names of collections leave no room for the brand, which the address has too.
  const withoutBrand = collection ? [t(`sectionLists.named_${list.word}`, { name: collection.title })] : [];
  const crumbs = [
    { title, path: listPath(list.word) },
    ...(brand ? [{ title: brand.title, path: listPath(list.word, brand.slug) }] : []),
    ...(collection ? [{ title: collection.title, path }] : []),
  ];
  return {
    heading,
    crumbs,
    head: {
      title: firstFitting([sold, heading, ...withoutBrand].map(numbered)),
      description: t(`sectionLists.description_${list.word}`, { title: numbered(heading) }),
      path,
      noindex: filtered || list.stock === 'dealer',
      searchOn: (locale) => searchOnHost(locale, read.query, money, rates),
      canonicalQuery: !filtered && page > 1 ? `?page=${page}` : '',
      jsonLd: filtered
        ? []
        : [
            breadcrumbStructuredData(origin, [{ title: t('layout.home'), path: '/' }, ...crumbs]),
            listedItems(origin, response),
          ],
    },
  };
}

/** The items of the page as structured data. */
function listedItems(origin: string, { items, paginate_data }: CatalogueSource['response']) {
  const before = (paginate_data.current_page - 1) * paginate_data.per_page;
  return itemListStructuredData(
    items.map((item) => origin + itemPath(item.catalog_type, item.url)),
    before,
  );
}
