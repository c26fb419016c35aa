import { REQUEST_FORMS } from '@tourbillon/domain/contract/requests/index.ts';
import { LOOK_UPS } from '@tourbillon/domain/contract/requests/look-ups.ts';
import { LOCALE_FACTS } from '@tourbillon/domain/i18n/locales.ts';
import { AREA_KINDS, FIXED_KINDS, SIGN_IN_KINDS } from '../site/page-kinds.ts';
import { createDataCheck } from '../site/pseudo-language/known-letters.ts';
import { plainTexts } from '../site/pseudo-language/plain-texts.ts';
import { type PseudoSite, startPseudoSite } from '../site/pseudo-language/start-pseudo-site.ts';
import { NO_OVERFLOW, overflow } from './accessibility-steps.ts';
import { expect, test } from './visitor.ts';

/** Pages of the site; that of a missing one is only prerendered. */
const PATHS = new Set([
  ...[...FIXED_KINDS, ...SIGN_IN_KINDS, ...AREA_KINDS].flatMap(({ path, status }) => (status ? [] : [path])),
  ...Object.values({ ...REQUEST_FORMS, ...LOOK_UPS }).map(({ page }) => page),
]);

let site: PseudoSite;
test.beforeAll(async () => {
  site = await startPseudoSite();
});
test.afterAll(() => site?.stop());
test.use({ viewport: { width: 375, height: 812 } });

test('D651 in a made-up language no text of the program is in another one, and everything fits a phone', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const isData = createDataCheck(LOCALE_FACTS.kk.iso);
  expect(isData('Показать все подробно'), 'a text that is no data').toBe(false);
  const found: string[] = [];
  // Its pages are rendered on request. A busy machine may refuse one, which is then requested again.
  const open = (path: string) =>
    expect(async () => {
      const response = await page.goto(site.origin + path);
      expect(response?.status(), path).toBe(200);
    }).toPass({ timeout: 60_000 });
  const look = async (path: string) => {
    await open(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toContainText(/[\p{L}\p{M}]/u);
    const texts = await plainTexts(page);
    found.push(
      ...texts.filter(({ text }) => !isData(text)).map(({ text, place }) => `${path} ${place}: ${text}`),
    );
    expect(await overflow(page), path).toEqual(NO_OVERFLOW);
  };
  for (const path of PATHS) await look(path);
  await open('/clocks_today/');
  const item = await page.getByRole('article').getByRole('link').first().getAttribute('href');
  await look(item ?? '');
  expect(found).toEqual([]);
});
