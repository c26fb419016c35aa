import { describe, expect, test } from 'vitest';
import type { CallName } from '@tourbillon/domain/contract/index.ts';
import type { AccountCallName } from '@tourbillon/domain/contract/account/index.ts';
import type { AreaCallName } from '@tourbillon/domain/contract/personal-area/index.ts';
import type { RequestCallName } from '@tourbillon/domain/contract/requests/index.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { ask, askRaw, type Asked } from '../ask.ts';

type LookUpName = 'appealStatus' | 'appraisalStatus' | 'pledgeTicket';

/** Calls that change something, or find nothing in a new shop, have suites of their own. */
type WritingName =
  | 'subscribe'
  | 'confirmSubscription'
  | 'unsubscribe'
  | 'endLetters'
  | RequestCallName
  | LookUpName
  | AccountCallName
  | AreaCallName
  | 'importContent'
  | 'draft'
  | 'draftPiece'
  | 'countOne'
  | 'noteSecurityEvent'
  | 'openOffer'
  | 'answerOffer'
  | 'openThread'
  | 'replyInThread';
type ReadingName = Exclude<CallName, WritingName>;

/** A valid request of every call. A call without an entry is a type error. */
const REQUESTS: { [Name in ReadingName]: (url: string) => Promise<Asked<Name>> | Asked<Name> } = {
  mainData: () => ({}),
  menuList: () => ({}),
  contacts: () => ({ city: 'moscow' }),
  document: () => ({ city: 'moscow' }),
  sitemap: () => ({}),
  indexedStock: () => ({}),
  offers: () => ({}),
  indexedItems: async (url) => ({ from: (await ask(url, 'ru', 'indexedStock')).items[0]?.from }),
  currency: () => ({}),
  importantMessages: () => ({}),
  articles: () => ({ per_page: 2 }),
  article: async (url) => ({ slug: (await ask(url, 'ru', 'articles')).data[0]?.slug }),
  seoPage: () => ({ param: 'about' }),
  seoPages: () => ({ per_page: 1000, page: 1 }),
  seoList: () => ({ cityAlias: 'moscow' }),
  servicesList: () => ({}),
  faq: () => ({}),
  experts: () => ({ type: 'watches' }),
  expert: async (url) => ({ slug: (await ask(url, 'ru', 'experts')).data[0]?.slug }),
  reviews: () => ({ page: 2 }),
  video: () => ({ page: 2 }),
  videoDetail: async (url) => ({ slug: (await ask(url, 'ru', 'video')).data[0]?.slug }),
  catalogue: () => ({ url: 'clocks_today', facets: true }),
  filterOption: () => ({ catalogType: 'clock', option: 'brands' }),
  detail: async (url) => ({
    catalogType: 'clock',
    itemUrl: await firstWatch(url),
  }),
  priceHistory: async (url) => ({ catalogType: 'clock', itemUrl: await firstWatch(url) }),
  itemsByUrl: async (url) => ({ 'urls[]': [await firstWatch(url)] }),
  specialsShow: () => ({ 'product_types[]': ['clock'] }),
  dailyShow: () => ({}),
  discountShow: () => ({}),
  advantages: () => ({}),
  popularCategories: () => ({ category: 'popular' }),
  estimate: () => ({ brand: 'Rolex', model: 'Submariner', condition: 'perfect', kit: 'full' }),
  estimateArchive: () => ({}),
  search: () => ({ q: 'rolex' }),
  searchSuggestions: () => ({ q: 'rol' }),
  brandAbout: () => ({ catalogType: 'clock' }),
  glossary: () => ({}),
  famousWatches: () => ({}),
  changes: () => ({}),
};

/** The slug of a watch in stock. */
async function firstWatch(url: string): Promise<string> {
  return (await ask(url, 'ru', 'catalogue', { url: 'clocks_today' })).items[0]?.url ?? '';
}

/** Requests for things that do not exist. */
const UNKNOWN: [CallName, Asked<CallName>][] = [
  ['contacts', { city: 'atlantis' }],
  ['document', { city: 'atlantis' }],
  ['article', { slug: 'no-such-article' }],
  ['articles', { page: 999 }],
  ['seoPage', { param: 'no-such-page' }],
  ['expert', { slug: 'no-such-expert' }],
  ['video', { page: 99 }],
  ['videoDetail', { slug: 'no-such-video' }],
  ['reviews', { page: 99 }],
  ['seoPages', { page: 999 }],
  ['seoList', { cityAlias: 'atlantis' }],
  ['detail', { catalogType: 'clock', itemUrl: 'no-such-watch-1' }],
  ['filterOption', { catalogType: 'clock', option: 'no-such-filter' }],
  ['filterOption', { catalogType: 'art', option: 'cities' }],
  ['popularCategories', { category: 'no-such-category' }],
];

/** Every call on every host. */
export function responsesSuite(backend: () => Backend): void {
  describe.each(LOCALES)('§7 calls on the %s host', (locale) => {
    test.each(Object.keys(REQUESTS) as ReadingName[])('§7 %s answers as its schema says', async (name) => {
      const { url } = backend();
      expect(await ask(url, locale, name, await REQUESTS[name](url))).toBeTypeOf('object');
    });

    test.each(UNKNOWN)('§7 %s of %o is 404 with a message', async (name, request) => {
      const { status, body } = await askRaw(backend().url, locale, name, request);
      expect([status, body]).toEqual([404, { message: expect.any(String) }]);
    });
  });

  test('§7 a request the schema refuses is 422 with messages by field', async () => {
    const response = await fetch(`${backend().url}/ru/catalogue/clocks_today?page=zero`);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      message: expect.any(String),
      errors: { page: [expect.any(String)] },
    });
  });

  test('§7 answers are never stored by caches between', async () => {
    const response = await fetch(`${backend().url}/ru/menu/list`);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test.each(['/', '/xx/menu/list', '/ru/no-such-call'])('§7 %s is no call: 404 as JSON', async (path) => {
    const response = await fetch(backend().url + path);
    expect([response.status, await response.json()]).toEqual([404, { message: 'Not found' }]);
  });

  test('§7 titles come in the language of the host', async () => {
    const titles = await Promise.all(
      LOCALES.map(async (locale) => {
        const { data } = await ask(backend().url, locale, 'filterOption', {
          catalogType: 'clock',
          option: 'genders',
        });
        return data[0]?.title;
      }),
    );
    expect(titles).toEqual(['Мужчинам', 'Men’s', 'Чоловікам', 'Erkaklar uchun']);
  });

  test('D90 the Ukrainian site begins with a hotline without an office, which no other site has', async () => {
    const { url } = backend();
    const own = (await ask(url, 'ua', 'contacts', { city: 'ukraine' })).data;
    const tashkent = (await ask(url, 'ua', 'contacts', { city: 'tashkent' })).data;
    expect(own.offices).toEqual([]);
    expect(own.phone_link).toMatch(/^tel:\+380/);
    expect((await ask(url, 'ua', 'mainData')).default_city).toBe('ukraine');
    expect((await ask(url, 'ru', 'mainData')).cities.map(({ alias }) => alias)).not.toContain('ukraine');
    expect(tashkent.offices.length).toBeGreaterThan(0);
  });

  test('D29 Moscow comes first, then Vremena Goda, then Riga Mall', async () => {
    const { cities } = await ask(backend().url, 'en', 'mainData');
    expect(cities.slice(0, 3).map(({ alias }) => alias)).toEqual([
      'moscow',
      'moscow-vremenagoda',
      'moscow-rigamall',
    ]);
  });
}
