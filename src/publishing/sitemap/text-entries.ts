import pLimit from 'p-limit';
import { BackendError } from '../../platform/errors/backend-error.ts';
import { askBackend } from '../../backend-client/client.ts';
import { EXPERT_TYPES } from '@tourbillon/domain/contract/experts.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { Picture } from '@tourbillon/domain/contract/catalogue.ts';
import { GENERAL_FORMS, REQUEST_FORMS } from '@tourbillon/domain/contract/requests/index.ts';
import { SECTION_TYPES, sectionHref } from '../../addresses/article-sections.ts';
import { LOCALE_FACTS, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { largestImage } from '../../addresses/image-address.ts';
import { allVideos } from '../prerendered-pages.ts';
import { TEXT_PAGES } from '../text-pages.ts';
import type { Entry } from './write-sitemap.ts';

/** Pages that are indexed in every language, whatever their texts are. */
const ALWAYS = [
  '/',
  '/article/',
  ...SECTION_TYPES.map((type) => sectionHref(type)),
  '/uslugi/',
  '/sitemap/',
  '/experts/',
  ...EXPERT_TYPES.map((type) => `/experts/${type}/`),
  '/video/',
  '/reviews/',
  '/how-we-buy/',
  '/loan/',
  ...GENERAL_FORMS.map((name) => REQUEST_FORMS[name].page),
];

/** Pages that begin with a text of the backend, by its name. They are not indexed until the text is translated. */
const WITH_TEXT: readonly [name: string, path: string][] = [
  ['about-clock', '/about-clock/'],
  ['slovar-chasovykh-terminov', '/about-clock/slovar-chasovykh-terminov/'],
  ['clock_list_famous', '/clock_list_famous/'],
  ...TEXT_PAGES.map((name): [string, string] => [name, `/${name}/`]),
];

/** All text pages that search engines may index, except articles. @throws BackendError without a response. */
export async function textEntries(locale: Locale): Promise<Entry[]> {
  const [services, experts, videos, main, ...texts] = await Promise.all([
    askBackend(locale, CALLS.servicesList, {}),
    askBackend(locale, CALLS.experts, {}),
    allVideos(locale),
    askBackend(locale, CALLS.mainData, {}),
    ...WITH_TEXT.map(([name, path]) => withText(locale, name, path, null)),
  ]);
  const ofServices = services.data.map(({ url, image_1 }) =>
    withText(locale, url, `/uslugi/${url}/`, image_1),
  );
  return [
    ...[...ALWAYS, ...(main.sections.includes('clock') ? ['/estimate/'] : [])].map((path) => ({ path })),
    ...texts.flat(),
    ...(await Promise.all(ofServices)).flat(),
    ...experts.data.map(({ slug, portrait }) => ({ path: `/experts/${slug}/`, images: imagesOf(portrait) })),
    ...videos.map(({ slug, published_at, picture }) => ({
      path: `/video/${slug}/`,
      modified: published_at,
      images: imagesOf(picture),
    })),
    ...main.cities.flatMap(({ alias }) => [{ path: `/contacts/${alias}/` }, { path: `/document/${alias}/` }]),
  ];
}

/** Articles per sitemap file, which is one response of the backend. */
const ARTICLES_PER_FILE = 1000;

/**
 * The articles of a sitemap file, from 1. Articles in another language are listed only on the host of that language
 * (decision 30).
 */
export async function articleEntries(
  locale: Locale,
  page: number,
): Promise<{ entries: Entry[]; last: number }> {
  const { data, paginate_data } = await askBackend(locale, CALLS.articles, {
    per_page: ARTICLES_PER_FILE,
    page,
  });
  const own = data.filter(({ lang }) => lang === LOCALE_FACTS[locale].lang);
  return {
    entries: own.map(({ slug, updated_at, picture }) => ({
      path: `/article/${slug}/`,
      modified: updated_at,
      images: imagesOf(picture),
    })),
    last: paginate_data.last_page,
  };
}

async function withText(
  locale: Locale,
  param: string,
  path: string,
  picture: Picture | null,
): Promise<Entry[]> {
  const text = await textOf(locale, param);
  if (text?.lang !== LOCALE_FACTS[locale].lang) return [];
  return [{ path, modified: text.updated_at, images: imagesOf(picture) }];
}

/** Texts requested at the same time. A call has two seconds and must not spend them in a queue. */
const textSlots = pLimit(4);

/** A text, if it exists. @throws BackendError without a response: robots forget pages missing in a sitemap. */
async function textOf(locale: Locale, param: string) {
  try {
    return (await textSlots(() => askBackend(locale, CALLS.seoPage, { param }))).data;
  } catch (error) {
    if (error instanceof BackendError && error.status === 404) return undefined;
    throw error;
  }
}

function imagesOf(picture: Picture | null): string[] {
  return picture ? [largestImage(picture)] : [];
}
