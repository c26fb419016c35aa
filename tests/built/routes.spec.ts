import { expect, test } from '@playwright/test';
import { EXPERT_TYPES } from '@tourbillon/domain/contract/experts.ts';
import { LOCALE_FACTS, LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { SEARCH_GROUPS, searchPath } from '@tourbillon/domain/sections/search-groups.ts';
import { CATALOG_TYPES, LISTS, listPath, SECTIONS } from '@tourbillon/domain/sections/sections.ts';
import { ask } from '../site/ask.ts';
import { readHead } from '../site/head.ts';
import { AREA_KINDS, SIGN_IN_KINDS, someItem } from '../site/page-kinds.ts';
import { ownPath, readSitemap } from '../site/sitemap.ts';
import { defaultCity } from '../site/default-city.ts';

// Every route of the tables of §2, and of decisions 1 to 23, on all four hosts.

/** An existing page. By default it is its own canonical page; `{city}` is the host's default city. */
interface Route {
  source: string;
  path: string;
  canonical?: string;
  noindex?: true;
}

const STATIC = [
  '/',
  '/about/',
  '/about-clock/',
  '/about-clock/slovar-chasovykh-terminov/',
  '/article/',
  '/article/10-mifov-o-chasovykh-lombardakh/',
  '/clock_list_famous/',
  '/experts/',
  '/politika-konfidentcialnosti/',
  '/soglasie-na-obrabotku-dannyh/',
  '/sitemap/',
  '/user-agreement/',
  '/uslugi/',
  '/video/',
  '/news/news-lombard/',
  '/news/vazhno-znat/',
  '/reviews/',
];

/** Services of the specification, by their slugs. */
const SERVICES = [
  'privedi-klienta',
  'skupka-kartin',
  'skupka-chasov',
  'prodat-chasy',
  'servis',
  'zalog-chasov',
  'skupka-zolotyh-chasov',
  'otcenka-chasov',
  'skupka-yuvelirnyh-izdelij',
  'ocenka-yuvelirnyh-izdelij',
  'skupka-ukrashenij-s-brilliantami',
  'telefony-vertu',
  'sumki-hermes',
  'skupka-antikvariata',
  'ekspertiza',
  'vykup-zhivopisi',
];

const PAGES: Route[] = [
  ...STATIC.map((path): Route => ({ source: '§2 static', path })),
  ...['/comparison/', '/favorites/', '/viewed/'].map((path): Route => ({
    source: '§2',
    path,
    noindex: true,
  })),
  ...[...SIGN_IN_KINDS, ...AREA_KINDS].map(({ path }): Route => ({ source: '§2 D18', path, noindex: true })),
  ...['rekvizity', 'garantii', 'sovet', 'kak-podobrat-sebe-chasy', 'skupka-chasov'].map((slug): Route => ({
    source: 'D1 D2',
    path: `/article/${slug}/`,
  })),
  ...SERVICES.map((slug): Route => ({ source: '§2 D3', path: `/uslugi/${slug}/` })),
  ...[...LISTS.values()].map(({ word, stock }): Route => ({
    source: '§2 D9 D11 D21',
    path: listPath(word),
    ...(stock === 'dealer' && { noindex: true }),
  })),
  ...EXPERT_TYPES.map((type): Route => ({ source: '§2 D8', path: `/experts/${type}/` })),
  { source: '§2 expert', path: '/experts/anna-levina/' },
  { source: '§2 video', path: '/video/kak-prohodit-zalog/' },
  ...SEARCH_GROUPS.map((group): Route => {
    const path = searchPath({ group, query: '' });
    return { source: '§2 D6', path, noindex: true };
  }),
  { source: 'D7', path: '/contacts/', canonical: '/contacts/{city}/' },
  { source: '§2', path: '/contacts/vladivostok/' },
  { source: 'D7', path: '/document/', canonical: '/document/{city}/' },
  { source: '§2', path: '/document/samara/' },
  { source: 'D13', path: '/article/?type=3' },
  { source: 'D13', path: '/article/?type=4' },
  { source: 'D13', path: '/article/?type=5' },
  { source: 'D22', path: '/clocks_today/?page=1', canonical: '/clocks_today/' },
  { source: 'D22', path: '/clocks_today/?page=2' },
  { source: 'D23', path: '/clocks_today/?genders=women', canonical: '/clocks_today/', noindex: true },
];

const at = (path: string, locale: Locale) => path.replace('{city}', defaultCity(locale));

for (const { source, path, canonical = path, noindex } of PAGES) {
  test(`${source} ${path} is there: its language, one heading, its canonical address`, async () => {
    for (const locale of LOCALES) {
      const { status, text } = await ask(locale, path);
      expect(status, locale).toBe(200);
      expect(text).toContain(`<html lang="${LOCALE_FACTS[locale].lang}"`);
      expect(text.match(/<h1[\s>]/g)?.length, locale).toBe(1);
      const head = readHead(text);
      expect(head.title, locale).not.toBe('');
      expect(head.noindex, locale).toBe(noindex ?? false);
      const own = head.canonical.map((address) => ownPath(locale, address));
      expect(own, locale).toEqual([at(canonical, locale)]);
    }
  });
}

const MOVED: [source: string, from: string, to: string][] = [
  ...STATIC.slice(1).map((path): [string, string, string] => ['§2', path.slice(0, -1), path]),
  ['D1', '/article/rekvizity', '/article/rekvizity/'],
  ['D2', '/articles/skupka-chasov/', '/article/skupka-chasov/'],
  ['D2', '/services/vykup-zhivopisi/', '/uslugi/vykup-zhivopisi/'],
  ['D2', '/privacy_policy', '/politika-konfidentcialnosti/'],
  ['D3', '/uslugi', '/uslugi/'],
  ...CATALOG_TYPES.map((type): [string, string, string] => ['D4', `/${type}/`, `/${SECTIONS[type].list}/`]),
  ['D13', '/news/', '/news/news-lombard/'],
  ['D13', '/article/?type=7', '/news/news-lombard/'],
  ['D13', '/article/?type=15', '/news/vazhno-znat/'],
  ['D19', '/contacts/moscow?a=1', '/contacts/moscow/?a=1'],
];

for (const [source, from, to] of MOVED) {
  test(`${source} ${from} has moved to ${to}`, async () => {
    for (const locale of LOCALES) {
      const { status, headers } = await ask(locale, from);
      expect([status, headers.location], locale).toEqual([301, to]);
    }
  });
}

for (const [source, path] of [
  ['§2', '/no-such-page/'],
  ['D3', '/uslugi/no-such-service/'],
  ['D5', '/clocks_today/no-such-brand/'],
  ['D5', '/clocks_today/rolex/nautilus/'],
  ['D5', '/jewellery/cartier/love/'],
  ['D6', '/search/no-such-group/'],
  ['D6', '/search/all/'],
  ['D7', '/contacts/no-such-city/'],
  ['D7', '/document/no-such-city/'],
  ['D8', '/experts/no-such-type/'],
  ['D10', '/jewelry_archive/'],
  ['D22', '/clocks_today/?page=9999'],
  ['D22', '/video/?page=99'],
] as const) {
  test(`${source} ${path} is not found, and the page says so`, async () => {
    for (const locale of LOCALES) {
      const { status, text } = await ask(locale, path);
      expect(status, locale).toBe(404);
      expect(text).toContain(translator(locale)('errors.s404'));
    }
  });
}

test('D4 D9 an item of every list has its page, and the archive the same kind of address', async () => {
  for (const { word, section } of LISTS.values()) {
    const path = await someItem(word);
    expect(path, word).toMatch(new RegExp(`^/${section.catalogType}/`));
    for (const locale of LOCALES) expect((await ask(locale, path)).status, `${locale} ${path}`).toBe(200);
  }
});

test('D9 the page of a sold piece has no terms of a purchase', async () => {
  const termsOf = async (list: string) => {
    const [path = ''] = (await ask('ru', list)).text.match(/\/clock\/[\w.-]+\//) ?? [];
    const { status, text } = await ask('ru', path);
    expect([path, status]).toEqual([path, 200]);
    return text.includes('aria-labelledby="terms"');
  };
  expect(await termsOf('/clocks_archive/')).toBe(false);
  expect(await termsOf('/clocks_today/')).toBe(true);
});

test('D5 every list has pages of brands, watches those of collections; a brand without stock leads to its archive', async () => {
  const { entries } = await readSitemap('ru', '/sitemap-lists.xml');
  const paths = entries.map(({ loc }) => ownPath('ru', loc));
  const of = (word: string, depth: number) =>
    paths.filter((path) => path.startsWith(`/${word}/`) && path.split('/').length === depth + 2);
  const archived = of('clocks_archive', 2).map((path) => path.replace('_archive', '_today'));
  const empty = archived.find((path) => !paths.includes(path)) ?? '';
  for (const locale of LOCALES) {
    for (const { word, stock } of LISTS.values()) {
      if (stock === 'dealer') continue;
      const shown = [...of(word, 2).slice(0, 1), ...of(word, 3).slice(0, 1)];
      expect(shown.length, word).toBe(word.startsWith('clocks') ? 2 : 1);
      for (const path of shown) expect((await ask(locale, path)).status, path).toBe(200);
    }
    const { status, text } = await ask(locale, empty);
    expect([status, empty === '']).toEqual([200, false]);
    expect(text).toContain(translator(locale)('catalogue.empty'));
    expect(text).toContain(`href="${empty.replace('_today', '_archive')}"`);
  }
});

/** Content that decisions moved to other pages: anchors and forms. */
const WITHIN: [source: string, path: string, what: RegExp][] = [
  ['D14 questions', '/#faq', /id="faq"/],
  ['D14 questions', '/uslugi/#faq', /id="faq"/],
  ['D14 questions', '/uslugi/servis/#faq', /id="faq"/],
  ['D15 ticket', '/uslugi/zalog-chasov/#ticket', /id="ticket"/],
  ['D16 appeal', '/document/{city}/', /href="\/appeal\/"/],
  ['D16 deferral', '/document/{city}/', /href="\/deferral\/"/],
  ['D16 director', '/contacts/{city}/', /href="\/director\/"/],
  ['D17 calculator', '/uslugi/skupka-ukrashenij-s-brilliantami/', /id="calculator"/],
  ['D17 calculator', '/uslugi/ocenka-yuvelirnyh-izdelij/', /id="calculator"/],
];

for (const [source, path, what] of WITHIN) {
  test(`${source}: on ${path}`, async () => {
    for (const locale of LOCALES) {
      const { text } = await ask(locale, at(path, locale).replace(/#.*/, ''));
      expect(text, locale).toMatch(what);
    }
  });
}
