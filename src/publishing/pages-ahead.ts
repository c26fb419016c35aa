import { askBackend } from '../backend/client.ts';
import { EXPERT_TYPES } from '../contract/experts.ts';
import { CALLS } from '../contract/index.ts';
import { REQUEST_FORMS } from '../contract/requests/index.ts';
import type { Locale } from '../i18n/locales.ts';
import { TEXT_PAGES } from './text-pages.ts';

/** Pages that are the same words on every installation. */
const FIXED = [
  '/',
  '/article/',
  '/uslugi/',
  '/contacts/',
  '/experts/',
  '/video/',
  '/reviews/',
  '/search/',
  '/subscribe/',
  '/favorites/',
  '/comparison/',
  '/viewed/',
  '/robots.txt',
  '/manifest.webmanifest',
];

/** Statuses that have a designed page (specification section 8). */
export const ERROR_STATUSES = [400, 401, 403, 404, 405, 419, 429, 500, 502, 503, 504] as const;

/** Every page that is rendered ahead for a locale; asks the backend which texts exist. */
export async function pagesAhead(locale: Locale): Promise<string[]> {
  const [articles, services, main, experts, videos] = await Promise.all([
    askBackend(locale, CALLS.articles, { per_page: 1000, page: 1 }),
    askBackend(locale, CALLS.servicesList, {}),
    askBackend(locale, CALLS.mainData, {}),
    askBackend(locale, CALLS.experts, {}),
    allVideos(locale),
  ]);
  return [
    ...FIXED,
    ...Object.values(REQUEST_FORMS).map(({ page }) => page),
    ...TEXT_PAGES.map((name) => `/${name}/`),
    ...articles.data.map(({ slug }) => `/article/${slug}/`),
    ...services.data.map(({ url }) => `/uslugi/${url}/`),
    ...EXPERT_TYPES.map((type) => `/experts/${type}/`),
    ...experts.data.map(({ slug }) => `/experts/${slug}/`),
    ...videos.map((slug) => `/video/${slug}/`),
    ...main.cities.map(({ alias }) => `/contacts/${alias}/`),
    ...ERROR_STATUSES.map((status) => `/error/${status}/`),
  ];
}

/** Address words of all videos: their call has no page that holds all. */
async function allVideos(locale: Locale): Promise<string[]> {
  const first = await askBackend(locale, CALLS.video, { page: 1 });
  const pages = Array.from({ length: first.meta.last_page - 1 }, (_, index) => index + 2);
  const rest = await Promise.all(pages.map((page) => askBackend(locale, CALLS.video, { page })));
  return [first, ...rest].flatMap(({ data }) => data.map(({ slug }) => slug));
}
