import { LISTS, type CatalogType } from '../sections/sections.ts';
import type { Stock } from '../sections/item-statuses.ts';

/**
 * Cache tags: the names under which a change in the backend reaches the pages that show it. The backend names them in
 * its feed of changes, pages declare them, and they drive the prerendered pages and the cache of on-demand pages alike
 * (architecture §3).
 */
export const TAGS = {
  /** Menus, shop name, cities, banner: what every page's frame shows. */
  frame: 'frame',
  /** Which pieces of writing there are, and what lists say of them: title, sentence, dates, type. */
  articles: 'articles',
  /** Which pieces of writing there are and in what order: what the choice of further reading is made of. */
  articlesSet: 'articles:set',
  /** One piece of writing: its page, and pages that show its card. */
  article: (slug: string) => `article:${slug}`,
  /** A page of text, or the text on another page, by its word. */
  page: (name: string) => `page:${name}`,
  services: 'services',
  faq: 'faq',
  /** Terms of watches, and watches of famous people. */
  glossary: 'glossary',
  famous: 'famous',
  experts: 'experts',
  videos: 'videos',
  reviews: 'reviews',
  /** Compositions on the covers of texts. */
  covers: 'covers',
  actions: 'actions',
  daily: 'daily',
  advantages: 'advantages',
  /** What the shop writes of brands. */
  brands: 'brands',
  /** Offices and telephones of all cities. */
  contacts: 'contacts',
  contactsOf: (city: string) => `contacts:${city}`,
  /** Delivery, return and payment of purchases. */
  saleTerms: 'sale-terms',
  /** Rates, which amounts are made of. */
  currency: 'currency',
  /** Documents of the two companies, and what loans cost. */
  documents: 'documents',
  /** Titles and texts of pages by city. */
  seo: 'seo',
  /** So much of the stock that single items are not named. */
  stock: 'stock',
  /** A list by the first word of its address, `clocks_today`. */
  list: (word: string) => {
    const list = LISTS.get(word);
    return list ? listTag(list.section.catalogType, list.stock) : `list:${word}`;
  },
  item: (type: string, url: string) => `item:${type}:${url}`,
} as const;

/** The tag of a list by what it holds, as the database's own triggers write it. */
function listTag(type: CatalogType, stock: Stock): string {
  return `list:${type}:${stock}`;
}
