import { expect, test } from '@playwright/test';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { ask } from '../site/ask.ts';
import { feedFaults } from '../site/feed-schemas/feed-faults.ts';
import { readSharedSite } from '../site/site.ts';

const FEEDS = ['yandex-market', 'google-merchant'] as const;

for (const name of FEEDS) {
  test(`D98 ${name}: a shop of drawings has a valid feed without a piece, on every host`, async () => {
    const asked = LOCALES.map(async (locale) => {
      const { status, headers, text } = await ask(locale, `/feeds/${name}.xml`);
      expect([locale, status, headers['content-type']]).toEqual([
        locale,
        200,
        'application/xml; charset=utf-8',
      ]);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(text).toContain(`${readSharedSite().origins[locale]}/`);
      expect(text, locale).not.toMatch(/<offer |<item>/);
      return { host: locale, text };
    });
    expect(await feedFaults(name, await Promise.all(asked))).toEqual([]);
  });
}

for (const path of ['/feeds/', '/feeds/ebay.xml', '/feeds/yandex-market.xml/']) {
  test(`there is no feed ${path}`, async () => {
    expect((await ask('ru', path)).status).toBe(404);
  });
}
