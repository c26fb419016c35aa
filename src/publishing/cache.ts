import { TAGS } from './tags.ts';

/** Seconds a page is fresh: catalogue pages 300, texts 3600 (specification section 9). */
const FRESH = { short: 300, long: 3600 } as const;

/** Seconds a page may still be shown while it is made anew, or while the backend is down. */
const STALE = 24 * 3600;

/**
 * How long a page lives and which changes end it: the argument of `Astro.cache.set`. `swr` 0 says that the page must
 * not be shown past its age, also when it was rendered ahead: the storefront then makes it anew before it answers.
 */
export interface PageCache {
  maxAge: number;
  swr: number;
  tags: string[];
}

/** Caching of every kind of page; pages take it from here and nowhere else. */
export const cacheFor = {
  /** @param until when the unit of the day gives way to another, ISO; not known when there is none. */
  home: (until: string | undefined, now: number = Date.now()): PageCache => ({
    ...long(TAGS.articles, TAGS.services, TAGS.faq, TAGS.list('clocks_today')),
    maxAge: until === undefined ? FRESH.short : secondsTo(until, now),
    swr: 0,
  }),
  page: (name: string) => long(TAGS.page(name)),
  articles: () => long(TAGS.articles),
  article: (slug: string) => long(TAGS.article(slug)),
  services: () => long(TAGS.services, TAGS.faq),
  service: (slug: string) => long(TAGS.services, TAGS.page(slug), TAGS.faq, TAGS.experts, TAGS.currency),
  experts: () => long(TAGS.experts),
  expert: () => long(TAGS.experts, TAGS.articles, TAGS.services),
  videos: () => long(TAGS.videos),
  video: () => long(TAGS.videos, TAGS.services),
  reviews: () => long(TAGS.reviews, TAGS.services),
  subscribe: () => long(),
  request: () => long(),
  contacts: (city: string) => long(TAGS.contacts(city)),
  list: (word: string) => short(TAGS.list(word)),
  item: (type: string, url: string) => short(TAGS.item(type, url)),
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
export function keepSecret(headers: Headers): void {
  headers.set('Cache-Control', 'no-store');
  headers.set('Referrer-Policy', 'no-referrer');
}
