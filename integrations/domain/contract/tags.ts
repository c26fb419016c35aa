import { LISTS, type CatalogType } from '../sections/sections.ts';
import type { Stock } from '../sections/item-statuses.ts';

/**
 * Cache tags connect a change in the backend with the pages that show it. The backend sends them in its feed of
 * changes, and pages declare them. They invalidate prerendered pages and the cache of on-demand pages (architecture
 * §3).
 */
export const TAGS = {
  /** The frame of every page: menus, shop name, cities, banner. */
  frame: 'frame',
  /** The set of articles and their data in lists: title, sentence, dates, type. */
  articles: 'articles',
  /** The set of articles and their order, for the choice of related articles. */
  articlesSet: 'articles:set',
  /** One article: its page, and pages that show its card. */
  article: (slug: string) => `article:${slug}`,
  /** A text page, or the text of another page, by its slug. */
  page: (name: string) => `page:${name}`,
  services: 'services',
  faq: 'faq',
  /** Terms of watches, and watches of famous people. */
  glossary: 'glossary',
  famous: 'famous',
  experts: 'experts',
  videos: 'videos',
  reviews: 'reviews',
  /** Drawings on the covers of texts. */
  covers: 'covers',
  actions: 'actions',
  daily: 'daily',
  advantages: 'advantages',
  /** The shop's texts about brands. */
  brands: 'brands',
  /** Offices and telephones of all cities. */
  contacts: 'contacts',
  contactsOf: (city: string) => `contacts:${city}`,
  /** Delivery, return and payment of purchases. */
  saleTerms: 'sale-terms',
  /** Exchange rates: shown amounts depend on them. */
  currency: 'currency',
  /** Documents of the two companies, and the cost of loans. */
  documents: 'documents',
  /** Titles and texts of pages by city. */
  seo: 'seo',
  /** A change of too many items to name each of them. */
  stock: 'stock',
  /** A list, by the first word of its address, `clocks_today`. */
  list: (word: string) => {
    const list = LISTS.get(word);
    return list ? listTag(list.section.catalogType, list.stock) : `list:${word}`;
  },
  item: (type: string, url: string) => `item:${type}:${url}`,
} as const;

/** The tag of a list by its content; the triggers of the database write the same. */
function listTag(type: CatalogType, stock: Stock): string {
  return `list:${type}:${stock}`;
}
