import { expect, test } from '@playwright/test';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { type AlteredStorefront, startAlteredStorefront } from '../site/altered-backend.ts';
import { ask } from '../site/ask.ts';
import { readSharedSite } from '../site/site.ts';

const t = translator('ua');

const piece = (slug: string) => ({
  slug,
  type: 15,
  title: slug,
  description: slug,
  published_at: '2026-01-01',
  updated_at: '2026-01-01',
  author: 'A B',
  picture: null,
  picture_alt: '',
  show_main_page: 0,
  lang: 'uk',
});

/** A storefront whose backend has three pages of articles of every type. */
let site: AlteredStorefront;

test.describe('D22 further pages of a section', () => {
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    site = await startAlteredStorefront({
      '/articles': { data: [piece('one'), piece('two')], paginate_data: { last_page: 3 } },
    });
  });
  test.afterAll(() => site.stop());

  for (const { path, first, second, third } of [
    {
      path: '/article/?type=4',
      first: '/article/?type=4',
      second: '/article/?page=2&type=4',
      third: '/article/?page=3&type=4',
    },
    {
      path: '/news/vazhno-znat/',
      first: '/news/vazhno-znat/',
      second: '/news/vazhno-znat/?page=2',
      third: '/news/vazhno-znat/?page=3',
    },
  ]) {
    test(`${path} leads on and back, each page with an address and a title of its own`, async () => {
      const links = (html: string) =>
        [...html.matchAll(/<a class="step[^>]*>/g)].map(([tag]) => /href="([^"]*)"/.exec(tag)?.[1]);
      const plain = (texts: (string | undefined)[]) =>
        texts.map((text) => text?.replace(/&(amp|#38);/g, '&'));
      const one = (await ask('ua', path, { port: site.port })).text;
      const two = (await ask('ua', second, { port: site.port })).text;
      const three = (await ask('ua', third, { port: site.port })).text;
      expect(plain(links(one))).toEqual([second]);
      expect(plain(links(two))).toEqual([first, third]);
      expect(plain(links(three))).toEqual([second]);
      const canonical = plain([/rel="canonical" href="([^"]+)"/.exec(two)?.[1]]);
      expect(canonical).toEqual([readSharedSite().origins.ua + second]);
      const titles = [one, two, three].map((html) => /<title>([^<]+)/.exec(html)?.[1]);
      expect(new Set(titles).size).toBe(3);
      expect(two).toContain(`aria-label="${t('catalogue.pages')}"`);
    });
  }
});
