import { askBackend } from '../backend/client.ts';
import { CALLS } from '../contract/index.ts';
import type { Locale } from '../i18n/locales.ts';
import { TEXT_PAGES } from './text-pages.ts';

/** Pages that are the same words on every installation. */
const FIXED = [
  '/',
  '/article/',
  '/uslugi/',
  '/contacts/',
  '/document/',
  '/sitemap/',
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
  const [articles, services, main] = await Promise.all([
    askBackend(locale, CALLS.articles, { per_page: 1000, page: 1 }),
    askBackend(locale, CALLS.servicesList, {}),
    askBackend(locale, CALLS.mainData, {}),
  ]);
  return [
    ...FIXED,
    ...TEXT_PAGES.map((name) => `/${name}/`),
    ...articles.data.map(({ slug }) => `/article/${slug}/`),
    ...services.data.map(({ url }) => `/uslugi/${url}/`),
    ...main.cities.flatMap(({ alias }) => [`/contacts/${alias}/`, `/document/${alias}/`]),
    ...ERROR_STATUSES.map((status) => `/error/${status}/`),
  ];
}
