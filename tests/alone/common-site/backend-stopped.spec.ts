import { expect, test } from '@playwright/test';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { ask } from '../../site/ask.ts';
import { startDisconnectableStorefront } from '../../site/disconnectable-storefront.ts';
import { publishSecretOf, sendOrder } from '../../site/publishing-site.ts';
import { readSharedSite } from '../../site/site.ts';

// Not in parallel with other tests: a change of the stock, taken in before the backend stops, drops lists that are
// then not known any more.
test('with the backend stopped, known pages answer and the first unknown one is the page of 502', async () => {
  const { port, cut, mend, stop } = await startDisconnectableStorefront();
  try {
    const { origins, env } = readSharedSite();
    expect(await sendOrder({ port, origins }, await publishSecretOf({ env }))).toMatchObject({ waiting: 0 });
    const seen = '/clocks_today/?sort=by_price_descending';
    for (const locale of LOCALES) expect((await ask(locale, seen, { port })).status).toBe(200);

    await cut();
    for (const locale of LOCALES) {
      for (const path of ['/', '/about/', '/article/garantii/', '/contacts/', seen]) {
        expect((await ask(locale, path, { port })).status, `${locale} ${path}`).toBe(200);
      }
      expect((await ask(locale, '/no-such-page/', { port })).status).toBe(404);
    }

    for (const locale of LOCALES) {
      const started = performance.now();
      const { status, text } = await ask(locale, '/clocks_today/omega/?sort=by_brand', { port });
      expect(performance.now() - started, locale).toBeLessThan(2000);
      expect(status).toBe(502);
      const t = translator(locale);
      const main = /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? '';
      expect(main).toContain(t('errors.s502'));
      expect(main).toContain(t('errors.reload'));
      expect(main.replace(/<[^>]+>/g, ''), 'without the code').not.toContain('502');
    }

    await mend();
    const unknown = async () => (await ask('ru', '/clocks_today/breguet/', { port })).status;
    await expect.poll(unknown, { timeout: 45_000, intervals: [500] }).toBe(200);
  } finally {
    await stop();
  }
});
