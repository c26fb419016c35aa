import { describe, expect, test } from 'vitest';
import { EXPERT_TYPES } from '@tourbillon/domain/contract/experts.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { ask } from '../ask.ts';

/** Articles whose tables are computed from the archive. */
const DATA_TEXTS = [
  'skolko-stoit-zaem',
  'sostoyanie-korobka-dokumenty',
  'kollekcii-derzhat-cenu',
  'sezony-chasovogo-rynka',
  'odni-chasy-raznye-goroda',
  'stal-zoloto-i-cena',
  'skolko-stoit-vozrast-chasov',
  'razmer-korpusa-v-cifrah',
  'cena-uslozhneniy',
  'pervye-mehanicheskie-chasy',
  'gid-omega-seamaster',
  'gid-omega-constellation',
  'gid-tag-heuer-carrera',
  'gid-tag-heuer-aquaracer',
  'gid-cartier-ballon-bleu',
  'gid-hermes-heure-h',
  'gid-panerai-luminor',
  'gid-breitling-superocean',
];

/** Services with their links, questions, experts, videos and reviews. */
export function textsSuite(backend: () => Backend): void {
  describe.each(LOCALES)('texts of %s', (locale) => {
    test('§1 17 services, each with related ones that exist', async () => {
      const { data } = await ask(backend().url, locale, 'servicesList');
      const urls = data.map(({ url }) => url);
      expect(urls).toHaveLength(17);
      expect(data.flatMap(({ related }) => related).filter((url) => !urls.includes(url))).toEqual([]);
    });

    test('D14 24 questions and more have a topic that is named; each service has four and more', async () => {
      const { data, topics } = await ask(backend().url, locale, 'faq');
      const { data: services } = await ask(backend().url, locale, 'servicesList');
      const placed = data.filter(({ topic }) => topics.some(({ id }) => id === topic));
      expect(placed.length).toBeGreaterThanOrEqual(24);
      const of = (url: string) => data.filter((question) => question.services.includes(url)).length;
      expect(services.filter(({ url }) => of(url) < 4).map(({ url }) => url)).toEqual([]);
      expect(data.filter(({ home }) => home).length).toBeGreaterThan(4);
    });

    test('D443 the text of a brand is a page of text with the prices of the stock and the archive', async () => {
      const { data } = await ask(backend().url, locale, 'brandAbout', { catalogType: 'clock' });
      const pages = data.flatMap(({ slug, page }) => (page === null ? [] : [`${slug} ${page}`]));
      expect(pages).toContain('rolex clocks_today-rolex');
      const { data: text } = await ask(backend().url, locale, 'seoPage', { param: 'clocks_today-rolex' });
      expect(text.html.match(/<tr><td>/g)?.length).toBe(2);
      expect(text.html).toContain(`<em>${translator(locale)('contentPages.sources')}</em> <a href="https://`);
      const { data: guide } = await ask(backend().url, locale, 'article', { slug: 'gid-rolex-submariner' });
      expect(`${text.html}${guide.html}`).not.toContain('{prices');
    });

    test.each(DATA_TEXTS)('D513 the blocks of data of %s are tables', async (slug) => {
      const { data } = await ask(backend().url, locale, 'article', { slug });
      expect(data.html).not.toContain('{data');
      expect(data.html).toContain('<th class="drawn">');
      expect(data.html).not.toContain(translator(locale)('textData.tooFew'));
    });

    test('§3 Expert: the page of one says what the list says, and the articles they wrote', async () => {
      const list = await ask(backend().url, locale, 'experts');
      const { data } = await ask(backend().url, locale, 'expert', { slug: 'anna-levina' });
      const { articles, ...entry } = data;
      expect(list.data).toContainEqual(entry);
      expect(articles.map(({ slug }) => slug)).toContain('sovet');
    });

    test('§3 Videos: the length is that of the scenes, the poster is the first', async () => {
      const { data } = await ask(backend().url, locale, 'videoDetail', { slug: 'kak-prohodit-zalog' });
      expect(data.seconds).toBe(data.scenes.reduce((sum, { seconds }) => sum + seconds, 0));
      expect(data.picture).toEqual(data.scenes[0]?.picture);
      const response = await fetch(`${backend().url}/${locale}/media/${data.scenes[2]?.picture.src}`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    });
  });

  test.each(EXPERT_TYPES)('D8 experts on %s know it', async (type) => {
    const { data } = await ask(backend().url, 'en', 'experts', { type });
    expect(data.length).toBeGreaterThanOrEqual(2);
    expect(data.filter(({ types }) => !types.includes(type))).toEqual([]);
  });

  test('§3 Videos and reviews: pages have no piece twice, the newest first', async () => {
    const { url } = backend();
    const videos = await Promise.all([1, 2].map((page) => ask(url, 'ru', 'video', { page })));
    const slugs = videos.flatMap(({ data }) => data.map(({ slug }) => slug));
    expect(new Set(slugs).size).toBe(8);
    const reviews = await Promise.all([1, 2, 3].map((page) => ask(url, 'ru', 'reviews', { page })));
    const all = reviews.flatMap(({ data }) => data);
    expect(new Set(all.map(({ id }) => id)).size).toBe(reviews[0]?.meta.total);
    const dates = all.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  test('§2 reviews: the summary counts all of them, whichever page is asked for', async () => {
    const { url } = backend();
    const [first, last] = await Promise.all([1, 3].map((page) => ask(url, 'uz', 'reviews', { page })));
    expect(last?.summary).toEqual(first?.summary);
    const { average, stars } = first?.summary ?? { average: null, stars: [] };
    const counted = stars.reduce((sum, { count }) => sum + count, 0);
    const sum = stars.reduce((so, { stars: rating, count }) => so + rating * count, 0);
    expect(stars.map(({ stars: rating }) => rating)).toEqual([5, 4, 3, 2, 1]);
    expect(counted).toBe(first?.meta.total);
    expect(average).toBeCloseTo(sum / counted, 1);
  });
}
