import { TAGS } from '@tourbillon/domain/contract/tags.ts';
import { LISTS, SECTIONS } from '@tourbillon/domain/sections/sections.ts';
import { brandPage } from '@tourbillon/domain/texts/brand-page.ts';

/** Lists of pieces in stock: the home page shows some of them, and the site map their brands. */
const STOCK_LISTS = [...LISTS.values()].filter(({ stock }) => stock === 'current').map(({ word }) => word);

/** Seconds for which a page is fresh: catalogue pages 300, texts 3600 (§9). */
const FRESH = { short: 300, long: 3600 } as const;

/** Seconds for which a stale page may be shown while it is rendered again, or while the backend is down. */
const STALE = 24 * 3600;

/**
 * The lifetime of a page and the tags of the changes that end it: the argument of `Astro.cache.set`. With `swr` 0 the
 * page must not be shown after its age, even if it was prerendered: the storefront renders it again before it
 * responds.
 */
export interface PageCache {
  maxAge: number;
  swr: number;
  tags: string[];
}

/** What names the page of an item. */
interface ItemAddress {
  catalog_type: string;
  url: string;
}

/**
 * Cache settings of every kind of page. Pages must use only these. A page needs the tag of everything it shows, or it
 * stays unchanged when that data changes: `tests/built/publishing.spec.ts` finds missing tags.
 */
export const cacheFor = {
  /** @param until when another unit of the day replaces this one, ISO; undefined if there is none. */
  home: (until: string | undefined, now: number = Date.now()): PageCache => ({
    ...long(
      TAGS.articles,
      TAGS.services,
      TAGS.covers,
      TAGS.faq,
      TAGS.actions,
      TAGS.daily,
      TAGS.advantages,
      TAGS.contacts,
      TAGS.currency,
      TAGS.documents,
      TAGS.stock,
      ...STOCK_LISTS.map(TAGS.list),
    ),
    maxAge: until === undefined ? FRESH.short : secondsTo(until, now),
    swr: 0,
  }),
  page: (name: string) => long(TAGS.page(name)),
  /** A text may name a loan, whose cost is then shown. */
  textPage: (name: string) => long(TAGS.page(name), TAGS.documents, TAGS.currency),
  articles: () => long(TAGS.articles, TAGS.covers, TAGS.experts, TAGS.page('article')),
  /**
   * A table of a text may be of prices or sales (decisions 444 and 513), which change without the text: a page with a
   * table ends at its age.
   * @param shown slugs of the articles whose cards it shows. @param html of the text.
   */
  article: (slug: string, shown: readonly string[], html: string): PageCache => {
    const tags = [slug, ...shown].map(TAGS.article);
    const cache = long(...tags, TAGS.articlesSet, TAGS.covers, TAGS.experts, TAGS.services);
    return html.includes('<table') ? { ...cache, swr: 0 } : cache;
  },
  services: () =>
    long(TAGS.services, TAGS.covers, TAGS.faq, TAGS.documents, TAGS.currency, TAGS.page('uslugi')),
  service: (slug: string) =>
    long(
      TAGS.page(slug),
      TAGS.services,
      TAGS.covers,
      TAGS.faq,
      TAGS.experts,
      TAGS.contacts,
      TAGS.currency,
      TAGS.documents,
    ),
  /** The guide to watches: its text, and links to terms, stories and tips. */
  aboutClock: () =>
    long(TAGS.page('about-clock'), TAGS.glossary, TAGS.famous, TAGS.articles, TAGS.covers, TAGS.experts),
  glossary: () => long(TAGS.page('slovar-chasovykh-terminov'), TAGS.glossary),
  /** It links to brands and collections of the watch catalogue. */
  famous: () =>
    long(
      TAGS.page('clock_list_famous'),
      TAGS.famous,
      TAGS.stock,
      TAGS.list(SECTIONS.clock.list),
      TAGS.list(SECTIONS.clock.archive),
    ),
  search: () => long(TAGS.services),
  /** The brands and collections that the search dialog suggests without a query. */
  suggestions: () => short(TAGS.stock, TAGS.list(SECTIONS.clock.list)),
  /** The empty form. It shows the number of sales. */
  estimate: () => long(TAGS.stock, TAGS.list(SECTIONS.clock.archive)),
  subscribe: () => long(TAGS.contacts),
  contacts: (city: string) => long(TAGS.contacts, TAGS.contactsOf(city), TAGS.seo, TAGS.experts),
  documents: () => long(TAGS.documents, TAGS.contacts, TAGS.seo, TAGS.currency),
  /** The loan calculator. */
  loan: () => long(TAGS.documents, TAGS.contacts, TAGS.currency),
  sitemap: () => long(TAGS.articles, TAGS.services, TAGS.stock, ...STOCK_LISTS.map(TAGS.list)),
  /** @param brand the brand of the list, if it is of one. */
  list: (word: string, brand: string | undefined) =>
    short(
      ...[TAGS.list(word), TAGS.stock, TAGS.currency, TAGS.brands],
      TAGS.page(brand === undefined ? word : brandPage(word, brand)),
    ),
  /** @param cards the items whose cards it shows. @param guide the slug of the article about its line. */
  item: (type: string, url: string, cards: readonly ItemAddress[] = [], guide?: string) =>
    short(
      TAGS.item(type, url),
      ...cards.map((card) => TAGS.item(card.catalog_type, card.url)),
      ...(type === 'clock' ? [TAGS.articlesSet] : []),
      ...(guide === undefined ? [] : [TAGS.article(guide)]),
      ...[TAGS.stock, TAGS.currency, TAGS.contacts, TAGS.saleTerms, TAGS.brands],
    ),
  experts: () => long(TAGS.experts),
  expert: () => long(TAGS.experts, TAGS.articles, TAGS.services, TAGS.covers, TAGS.contacts),
  videos: () => long(TAGS.videos, TAGS.covers),
  video: () => long(TAGS.videos, TAGS.services, TAGS.covers),
  reviews: () => long(TAGS.reviews, TAGS.services, TAGS.contacts),
  /** The column beside a form shows a phone number and opening hours. */
  request: () => long(TAGS.contacts),
  /** It shows the largest amount and the smallest loan, in the currency of the site. */
  appraisal: () => long(TAGS.contacts, TAGS.currency, TAGS.documents, TAGS.stock),
  /** Account pages contain no personal data: the browser adds it. */
  account: () => long(TAGS.contacts),
  /** It offers services and cities. */
  reviewForm: () => long(TAGS.services, TAGS.contacts),
  /** The index of the sitemap files. */
  sitemapIndex: () => short(TAGS.articles, TAGS.stock),
  /** `security.txt`: it contains the shop's mail address. */
  security: () => short(TAGS.contacts),
  /** Look-up pages list the cities. */
  lookUp: () => long(TAGS.contacts),
};

function short(...tags: string[]): PageCache {
  return { maxAge: FRESH.short, swr: STALE, tags: [TAGS.frame, ...tags] };
}

function long(...tags: string[]): PageCache {
  return { maxAge: FRESH.long, swr: STALE, tags: [TAGS.frame, ...tags] };
}

/** Seconds until a moment, at most an hour. */
function secondsTo(moment: string, now: number): number {
  return Math.max(0, Math.min(FRESH.long, Math.floor((Date.parse(moment) - now) / 1000)));
}

/** For a page whose address contains a secret: it is not cached, and no other page gets its address as a referrer. */
export function protectSecretAddress(headers: Headers): void {
  headers.set('Cache-Control', 'no-store');
  headers.set('Referrer-Policy', 'no-referrer');
}

/** For a page about an account: a shared browser must not store it. The page itself contains no personal data. */
export function forbidStorage(headers: Headers): void {
  headers.set('Cache-Control', 'no-store');
}
