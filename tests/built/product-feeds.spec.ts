import { expect, test } from '@playwright/test';
import { ask } from '../site/ask.ts';
import { feedFaults } from '../site/feed-schemas/feed-faults.ts';
import { readSharedSite } from '../site/site.ts';

/** Each feed on two hosts: it reads the whole stock. A contract test makes both for all four. */
const FEEDS = { 'yandex-market': ['ru', 'ua'], 'google-merchant': ['en', 'uz'] } as const;

for (const name of ['yandex-market', 'google-merchant'] as const) {
  test(`D98 ${name}: a shop of drawings has a valid feed without a piece`, async () => {
    const asked = FEEDS[name].map(async (locale) => {
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
