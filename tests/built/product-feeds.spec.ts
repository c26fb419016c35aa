import { expect, test } from '@playwright/test';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { ask } from '../site/ask.ts';
import { feedFaults } from '../site/feed-schemas/feed-faults.ts';
import { readSharedSite } from '../site/site.ts';

const FEEDS = ['yandex-market', 'google-merchant'] as const;

for (const locale of LOCALES) {
  for (const name of FEEDS) {
    test(`D98 ${name} of ${locale}: a shop of drawings has a valid feed without a piece`, async () => {
      const { status, headers, text } = await ask(locale, `/feeds/${name}.xml`);
      expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(await feedFaults(name, text)).toEqual([]);
      expect(text).toContain(`${readSharedSite().origins[locale]}/`);
      expect(text).not.toMatch(/<offer |<item>/);
    });
  }
}

for (const path of ['/feeds/', '/feeds/ebay.xml', '/feeds/yandex-market.xml/']) {
  test(`there is no feed ${path}`, async () => {
    expect((await ask('ru', path)).status).toBe(404);
  });
}
