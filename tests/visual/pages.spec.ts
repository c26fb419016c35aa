import sharp from 'sharp';
import { cameraPhotograph } from '@tourbillon/backend/photographs/test-photographs.ts';
import { itemPath } from '@tourbillon/domain/sections/sections.ts';
import { ask } from '../site/ask.ts';
import { expect, test, type Visitor } from '../browser/visitor.ts';
import { type PageVariant, PAGE_VARIANTS, snapshotOf } from './page-variants.ts';

/** The most expensive watches of the demonstration stock: the order by price does not change from day to day. */
const DEAREST = '/clocks_today/?sort=by_price_descending';

for (const look of PAGE_VARIANTS) {
  const { locale, colorScheme, width } = look;
  test.describe(`pages on ${locale}, ${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test('header and footer look as they did, all forms of the header too: fields, lines, signs, marks', async ({
      visit,
      page,
    }) => {
      await openStill(visit(locale), '/about/');
      // Small and full of text: another machine's picture differs in 3 % of the pixels.
      const tolerance = { maxDiffPixelRatio: 0.04 };
      await expect.soft(page.getByRole('banner')).toHaveScreenshot(snapshotOf('header', look), tolerance);
      const footer = page.getByRole('contentinfo');
      // By itself: where a text above it ends, between two pixels, decides how high its picture is.
      const alone = await page.addStyleTag({ content: 'body > :not(footer) { display: none !important; }' });
      // The year of the copyright changes.
      const mask = [footer.getByText('©')];
      await expect.soft(footer).toHaveScreenshot(snapshotOf('footer', look), { mask });
      await alone.evaluate((style) => (style as Element).remove());
      await page.evaluate(() => scrollTo(0, 0));
      // Text differs between machines. Without text the pictures are equal to a few pixels, so a missing form is
      // visible.
      await page.addStyleTag({ content: '* { -webkit-text-fill-color: transparent !important; }' });
      const forms = { maxDiffPixelRatio: 0.001 };
      await expect(page.getByRole('banner')).toHaveScreenshot(snapshotOf('header-forms', look), forms);
    });

    test('the page that was not found looks as it did', async ({ visit, page }) => {
      await openStill(visit(locale), '/no-such-page/');
      await expect(page.getByRole('main')).toHaveScreenshot(snapshotOf('not-found', look));
    });

    test('the offer of an item looks as it did', async ({ visit, page }) => {
      await openStill(visit(locale), await dearestWatch());
      // On a phone it is spread over the first screen: picture, name, price, bar.
      const shot = { mask: [page.locator('[href^="tel:"]')] };
      const name = snapshotOf('offer', look);
      if (width < 768) await expect(page).toHaveScreenshot(name, shot);
      else await expect(page.locator('.offer')).toHaveScreenshot(name, shot);
    });
  });
}

/** Item and list at a phone and at a desk, light and dark, in two languages, with photographs. */
const PHOTOGRAPHED: readonly PageVariant[] = [
  { locale: 'ru', colorScheme: 'light', width: 1440 },
  { locale: 'en', colorScheme: 'dark', width: 1440 },
  { locale: 'ru', colorScheme: 'dark', width: 375 },
  { locale: 'en', colorScheme: 'light', width: 375 },
];

/** Whether the pictures in the window are loaded. */
function arePicturesThere(): boolean {
  const seen = [...document.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && image.checkVisibility();
  });
  return seen.every((image) => image.complete);
}

for (const look of PHOTOGRAPHED) {
  const { locale, colorScheme, width } = look;
  test.describe(`photographs on ${locale}, ${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: width < 768 ? 812 : 900 } });

    test('a list and an item look as they did', async ({ visit, page }) => {
      const noisy = await cameraPhotograph({ width: 640, height: 768 }, 40);
      const photograph = await sharp(noisy).autoOrient().blur(4).jpeg().toBuffer();
      await page.route('**/media/**', (route) =>
        route.fulfill({ contentType: 'image/jpeg', body: photograph }),
      );
      for (const [name, path] of Object.entries({ list: DEAREST, item: await dearestWatch() })) {
        await openStill(visit(locale), path);
        await expect.poll(() => page.evaluate(arePicturesThere)).toBe(true);
        const mask = [page.locator('[href^="tel:"]')];
        await expect.soft(page).toHaveScreenshot(snapshotOf(name, look), { mask });
      }
    });
  });
}

async function openStill(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path);
  await visitor.page.evaluate(() => document.fonts.ready);
}

async function dearestWatch(): Promise<string> {
  const { text } = await ask('ru', DEAREST);
  const found = new RegExp(`href="(${itemPath('clock', '[^"/]+')})"`).exec(text)?.[1];
  if (!found) throw new Error('No watch was found in the list');
  return found;
}
