import { TAGS } from '@tourbillon/domain/contract/tags.ts';
import { LISTS, SECTIONS } from '@tourbillon/domain/sections/sections.ts';

/** Lists whose brands the site map names. */
const STOCK_LISTS = [...LISTS.values()].filter(({ stock }) => stock === 'current').map(({ word }) => word);

/** Seconds a page is fresh: catalogue pages 300, texts 3600 (§9). */
const FRESH = { short: 300, long: 3600 } as const;

/** Seconds a page may still be shown while it is made again, or while the backend is down. */
const STALE = 24 * 3600;

/**
 * How long a page lives and which changes end it: the argument of `Astro.cache.set`. `swr` 0 says that the page must
 * not be shown past its age, also when it was prerendered: the storefront then makes it again before it answers.
 */
export interface PageCache {
  maxAge: number;
  swr: number;
  tags: string[];
}

/**
 * Caching of every kind of page; pages take it from here and nowhere else. A page carries the tag of everything it
 * shows, or it does not change when that does: `tests/built/publishing.spec.ts` finds what was forgotten.
 */
export const cacheFor = {
  /** @param until when the unit of the day gives way to another, ISO; not known when there is none. */
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
      TAGS.list('clocks_today'),
    ),
    maxAge: until === undefined ? FRESH.short : secondsTo(until, now),
    swr: 0,
  }),
  page: (name: string) => long(TAGS.page(name)),
  articles: () => long(TAGS.articles, TAGS.covers, TAGS.experts, TAGS.page('article')),
  /** @param shown slugs of the pieces whose cards it shows. */
  article: (slug: string, shown: readonly string[] = []) =>
    long(...[slug, ...shown].map(TAGS.article), TAGS.articlesSet, TAGS.covers, TAGS.experts, TAGS.services),
  services: () => long(TAGS.services, TAGS.covers, TAGS.faq, TAGS.page('uslugi')),
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
  /** What to know of watches: its text, and the terms, stories and tips it leads to. */
  aboutClock: () =>
    long(TAGS.page('about-clock'), TAGS.glossary, TAGS.famous, TAGS.articles, TAGS.covers, TAGS.experts),
  glossary: () => long(TAGS.page('slovar-chasovykh-terminov'), TAGS.glossary),
  /** It leads to the brands and collections that the catalogue of watches has. */
  famous: () =>
    long(
      TAGS.page('clock_list_famous'),
      TAGS.famous,
      TAGS.stock,
      TAGS.list(SECTIONS.clock.list),
      TAGS.list(SECTIONS.clock.archive),
    ),
  search: () => long(TAGS.services),
  /** The bare form: it says how many sales there are. */
  estimate: () => long(TAGS.stock, TAGS.list(SECTIONS.clock.archive)),
  subscribe: () => long(TAGS.contacts),
  contacts: (city: string) => long(TAGS.contacts, TAGS.contactsOf(city), TAGS.seo),
  documents: () => long(TAGS.documents, TAGS.contacts, TAGS.seo, TAGS.currency),
  /** The calculator of loans. */
  loan: () => long(TAGS.documents, TAGS.contacts, TAGS.currency),
  sitemap: () => long(TAGS.articles, TAGS.services, TAGS.stock, ...STOCK_LISTS.map(TAGS.list)),
  list: (word: string) => short(TAGS.list(word), TAGS.stock, TAGS.currency, TAGS.brands, TAGS.page(word)),
  item: (type: string, url: string) =>
    short(TAGS.item(type, url), TAGS.stock, TAGS.currency, TAGS.contacts, TAGS.saleTerms),
  experts: () => long(TAGS.experts),
  expert: () => long(TAGS.experts, TAGS.articles, TAGS.services, TAGS.covers),
  videos: () => long(TAGS.videos, TAGS.covers),
  video: () => long(TAGS.videos, TAGS.services, TAGS.covers),
  reviews: () => long(TAGS.reviews, TAGS.services, TAGS.contacts),
  /** What stands beside a form names a phone and hours. */
  request: () => long(TAGS.contacts),
  /** It says the largest amount, in the currency of the site. */
  appraisal: () => long(TAGS.contacts, TAGS.currency, TAGS.stock),
  /** Pages about accounts hold nobody's data: the browser fills them in. */
  account: () => long(TAGS.contacts),
  /** It offers the services and the cities. */
  reviewForm: () => long(TAGS.services, TAGS.contacts),
  /** The index of files for search engines. */
  sitemapIndex: () => short(TAGS.articles, TAGS.stock),
  /** Where to report a weakness; it names the mailbox of the shop. */
  security: () => short(TAGS.contacts),
  /** Look-ups name the cities. */
  lookUp: () => long(TAGS.contacts),
};

function short(...tags: string[]): PageCache {
  return { maxAge: FRESH.short, swr: STALE, tags: [TAGS.frame, ...tags] };
}

function long(...tags: string[]): PageCache {
  return { maxAge: FRESH.long, swr: STALE, tags: [TAGS.frame, ...tags] };
}

/** Seconds to a moment, an hour at most. */
function secondsTo(moment: string, now: number): number {
  return Math.max(0, Math.min(FRESH.long, Math.floor((Date.parse(moment) - now) / 1000)));
}

/** For a page whose address holds a secret: nobody stores it, and no other page learns where the visitor came from. */
export function protectSecretAddress(headers: Headers): void {
  headers.set('Cache-Control', 'no-store');
  headers.set('Referrer-Policy', 'no-referrer');
}

/** For a page about an account: a browser that is shared keeps no trace of it. The page itself holds nothing of anybody. */
export function keepNowhere(headers: Headers): void {
  headers.set('Cache-Control', 'no-store');
}
