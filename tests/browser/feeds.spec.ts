import { FEEDS } from '../../src/features/articles/feed-addresses.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { ask } from '../site/ask.ts';
import { expect, test } from './visitor.ts';

test('RSS: an XML parser reads the feeds of every host, and every piece has what RSS 2.0 asks for', async ({
  page,
}) => {
  for (const locale of LOCALES) {
    for (const path of Object.values(FEEDS)) {
      const { text } = await ask(locale, path);
      const read = await page.evaluate((xml) => {
        const document = new DOMParser().parseFromString(xml, 'application/xml');
        const items = [...document.querySelectorAll('rss[version="2.0"] > channel > item')];
        const parts = ['title', 'link', 'guid', 'pubDate', 'description'];
        return {
          broken: document.querySelector('parsererror')?.textContent,
          items: items.length,
          bare: items.filter((item) => parts.some((name) => !item.querySelector(name)?.textContent)).length,
        };
      }, text);
      expect(read, `${locale} ${path}`).toMatchObject({ broken: undefined, bare: 0 });
      expect(read.items, `${locale} ${path}`).toBeGreaterThan(3);
    }
  }
});
