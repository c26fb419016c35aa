import { LOCALE_FACTS, LOCALES, type Locale, offeredLocales } from '@tourbillon/domain/i18n/locales.ts';
import { readSharedSite } from '../site/site.ts';
import { expect, test, Visitor } from './visitor.ts';

test('§2, D26, D27 switcher: code in upper case, the same path elsewhere, hiding rules', async ({
  visit,
  page,
}) => {
  for (const locale of LOCALES) {
    const visitor = visit(locale);
    await visitor.open('/about/');
    const summary = visitor.summary('layout.language');
    await expect(summary).toContainText(locale.toUpperCase());
    await summary.click();
    const links = page.locator('details').filter({ has: summary }).getByRole('link');
    const offered = offeredLocales(locale);
    await expect(links).toHaveCount(offered.length);
    for (const [index, other] of offered.entries()) {
      await expect(links.nth(index)).toHaveText(
        new RegExp(`${other.toUpperCase()}\\s*${LOCALE_FACTS[other].name}`),
      );
      await expect(links.nth(index)).toHaveAttribute('href', `${readSharedSite().origins[other]}/about/`);
    }
  }
});

test('§3 the choice of a language is kept in the cookie "translation" for a year', async ({
  visit,
  page,
  context,
}) => {
  const visitor = visit('ru');
  await visitor.open('/about/');
  await visitor.summary('layout.language').click();
  await page.getByRole('banner').getByRole('link', { name: LOCALE_FACTS.uz.name }).click();
  await expect(page).toHaveURL(`${readSharedSite().origins.uz}/about/`);
  const cookie = (await context.cookies(visitor.origin)).find(({ name }) => name === 'translation');
  expect(cookie).toMatchObject({ value: 'uz', path: '/', sameSite: 'Lax' });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400);
});

test('D74, D75 another language keeps the filters, converts the price and brings the saved items', async ({
  visit,
  page,
}) => {
  const visitor = visit('en');
  await visitor.open('/clocks_today/?brands=omega&page=2&price_to=20000');
  await page.getByRole('main').locator('[data-save=favorite]').first().click();
  await visitor.summary('layout.language').click();
  await page.getByRole('banner').getByRole('link', { name: LOCALE_FACTS.uz.name }).click();
  const other = new Visitor(page, 'uz');
  await other.expectAddress(/^\/clocks_today\/\?brands=omega&price_to=\d{9}$/);
  const counts = page.getByRole('banner').locator('[data-saved-count=favorite]:visible');
  await expect(counts).toHaveText('1');
});

/** Host, languages of the browser, suggested language. */
const SUGGESTIONS: [Locale, string, Locale | undefined][] = [
  ['ru', 'en-US', 'en'],
  ['ru', 'uk-UA', undefined],
  ['ua', 'ru-RU', undefined],
  ['ua', 'uz', 'uz'],
  ['en', 'uk-UA', 'ua'],
  ['uz', 'uz-Latn-UZ', undefined],
];

for (const [host, language, suggested] of SUGGESTIONS) {
  test(`D24, D26 on ${host} a browser in ${language} is offered ${suggested ?? 'nothing'}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale: language });
    const page = await context.newPage();
    const visitor = new Visitor(page, host);
    await visitor.open('/about/');
    await expect(page.locator('[data-suggested-locale]:visible')).toHaveCount(0);
    await visitor.open('/');
    // In the header, where it covers nothing and moves nothing (home-stillness.spec.ts).
    const shown = page.getByRole('banner').locator('[data-suggested-locale]:visible');
    await expect(shown).toHaveCount(suggested ? 1 : 0);
    if (suggested) {
      const other = new Visitor(page, suggested);
      await expect(shown).toContainText(other.t('layout.suggestLanguage'));
      await expect(other.link('layout.suggestGo')).toHaveAttribute('href', `${other.origin}/`);
      await other.button('layout.suggestStay').click();
      await expect(shown).toHaveCount(0);
      await visitor.open('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(shown).toHaveCount(0);
    }
    await context.close();
  });
}
