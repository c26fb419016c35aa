import { askBackend } from '../backend-client/client.ts';
import { shownSections } from '../backend-client/shown-sections.ts';
import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import { EXPERT_TYPES } from '@tourbillon/domain/contract/experts.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import { REQUEST_FORMS } from '@tourbillon/domain/contract/requests/index.ts';
import { LOOK_UPS } from '@tourbillon/domain/contract/requests/look-ups.ts';
import { TAGS } from '@tourbillon/domain/contract/tags.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { TEXT_PAGES } from './text-pages.ts';

/** Paths that are the same on every installation. */
const FIXED = [
  '/',
  '/about-clock/',
  '/about-clock/slovar-chasovykh-terminov/',
  '/article/',
  '/clock_list_famous/',
  '/news/news-lombard/',
  '/news/vazhno-znat/',
  '/rss.xml',
  '/news/rss.xml',
  '/uslugi/',
  '/contacts/',
  '/document/',
  '/sitemap/',
  '/experts/',
  '/video/',
  '/reviews/',
  '/how-we-buy/',
  '/search/',
  '/subscribe/',
  '/account/',
  '/profile/',
  '/profile/email/',
  '/profile/password/',
  '/profile/proof/',
  '/login/',
  '/registration/',
  '/forgot-password/',
  '/favorites/',
  '/comparison/',
  '/viewed/',
  '/robots.txt',
  '/manifest.webmanifest',
];

/** Statuses with a page of their own (§8). */
const ERROR_STATUSES = [400, 401, 403, 404, 405, 419, 429, 500, 502, 503, 504] as const;

/** Pages whose number depends on the backend. */
interface Source {
  /** A change with one of these tags may add or remove pages. */
  tags: readonly string[];
  paths: (locale: Locale) => Promise<string[]>;
}

const SOURCES: readonly Source[] = [
  {
    tags: [TAGS.frame],
    paths: async (locale) => ((await shownSections(locale)).has('clock') ? ['/estimate/'] : []),
  },
  {
    tags: [TAGS.articles],
    paths: async (locale) => (await articleSlugs(locale)).map((slug) => `/article/${slug}/`),
  },
  {
    tags: [TAGS.services],
    paths: async (locale) =>
      (await askBackend(locale, CALLS.servicesList, {})).data.map(({ url }) => `/uslugi/${url}/`),
  },
  {
    tags: [TAGS.experts],
    paths: async (locale) =>
      (await askBackend(locale, CALLS.experts, {})).data.map(({ slug }) => `/experts/${slug}/`),
  },
  {
    tags: [TAGS.videos],
    paths: async (locale) => (await allVideos(locale)).map(({ slug }) => `/video/${slug}/`),
  },
  {
    tags: [TAGS.frame],
    paths: async (locale) =>
      (await askBackend(locale, CALLS.mainData, {})).cities.flatMap(({ alias }) => [
        `/contacts/${alias}/`,
        `/document/${alias}/`,
      ]),
  },
];

/** The paths of all prerendered pages of a locale. Asks the backend which texts exist. */
export async function prerenderedPaths(locale: Locale): Promise<string[]> {
  const found = await Promise.all(SOURCES.map(({ paths }) => paths(locale)));
  return [
    ...FIXED,
    ...Object.values({ ...REQUEST_FORMS, ...LOOK_UPS }).map(({ page }) => page),
    ...EXPERT_TYPES.map((type) => `/experts/${type}/`),
    ...TEXT_PAGES.map((name) => `/${name}/`),
    ...found.flat(),
    ...ERROR_STATUSES.map((status) => `/error/${status}/`),
  ];
}

/** Whether a change with these tags may add or remove pages. */
export function mayChangePages(tags: ReadonlySet<string>): boolean {
  return SOURCES.some((source) => source.tags.some((tag) => tags.has(tag)));
}

/** Articles per response. */
const ARTICLES_PER_CALL = 1000;

async function articleSlugs(locale: Locale): Promise<string[]> {
  const slugs: string[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { data, paginate_data } = await askBackend(locale, CALLS.articles, {
      per_page: ARTICLES_PER_CALL,
      page,
    });
    slugs.push(...data.map(({ slug }) => slug));
    last = paginate_data.last_page;
  }
  return slugs;
}

/** All videos: the call is paginated, so this reads all its pages. */
export async function allVideos(locale: Locale): Promise<ResponseOf<typeof CALLS.video>['data']> {
  const first = await askBackend(locale, CALLS.video, { page: 1 });
  const pages = Array.from({ length: first.meta.last_page - 1 }, (_, index) => index + 2);
  const rest = await Promise.all(pages.map((page) => askBackend(locale, CALLS.video, { page })));
  return [first, ...rest].flatMap(({ data }) => data);
}
