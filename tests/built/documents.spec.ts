import { expect, test } from '@playwright/test';
import { type Locale, LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { ask } from '../site/ask.ts';
import { internalLinks } from '../site/crawl.ts';
import { defaultCity } from '../site/default-city.ts';

/** Documents of every city, by anchor. The last three are where templates of letters will be (decision 16). */
const ANCHORS = ['companies', 'tariffs', 'loan-rules', 'pledge-ticket', 'sale-terms', 'personal-data', 'appeals', 'deferral', 'write']; // prettier-ignore

/** The cities with a contacts page, from the page that lists all pages. */
async function cities(locale: Locale): Promise<string[]> {
  const { text } = await ask(locale, '/sitemap/');
  return [...new Set([...text.matchAll(/href="\/document\/([a-z-]+)\/"/g)].map((match) => match[1] ?? ''))];
}

for (const locale of LOCALES) {
  const t = translator(locale);

  test(`D7 documents of every city on ${locale}`, async () => {
    const all = await cities(locale);
    expect(all).toHaveLength(locale === 'ua' ? 13 : 12);
    for (const city of all) {
      const { status, text } = await ask(locale, `/document/${city}/`);
      expect(status, city).toBe(200);
      for (const anchor of ANCHORS) expect(text, `${city}#${anchor}`).toContain(`id="${anchor}"`);
      expect(text, city).toContain(t('documents.pawnshop'));
      expect(text, city).toContain(t('documents.trade'));
      expect(text, city).toContain(t('documents.withinDays', { count: 15 }));
    }
  });

  test(`D7 documents without a city on ${locale} are the default city's, whose address is canonical`, async () => {
    const { text } = await ask(locale, '/document/');
    expect(text).toMatch(new RegExp(`rel="canonical" href="[^"]+/document/${defaultCity(locale)}/"`));
  });

  test(`the site map of ${locale} names sections, brands, services, texts, cities and legal pages`, async () => {
    const links = internalLinks((await ask(locale, '/sitemap/')).text, locale);
    for (const path of [
      '/arts_archive/',
      '/clocks_today/rolex/',
      '/uslugi/servis/',
      '/article/garantii/',
      '/contacts/baku/',
      '/politika-konfidentcialnosti/',
    ]) {
      expect(links).toContain(path);
    }
  });
}

test('D5 documents of an unknown city are not found', async () => {
  for (const locale of LOCALES) expect((await ask(locale, '/document/atlantis/')).status).toBe(404);
});
