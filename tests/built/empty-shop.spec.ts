import { expect, test } from '@playwright/test';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { LISTS, listPath } from '@tourbillon/domain/sections/sections.ts';
import { startThrowawaySite, type ThrowawaySite } from '../site/throwaway.ts';
import { ask } from '../site/ask.ts';
import { SIGN_IN_KINDS, FIXED_KINDS } from '../site/page-kinds.ts';

/** Ends a program that imports the demonstration. */
const REFUSE_DEMONSTRATION = `import { registerHooks } from 'node:module';
registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('@tourbillon/demonstration'))
      throw new Error('the demonstration was imported');
    return next(specifier, context);
  },
});`;

/** Pages of people and films that exist only in the demonstration. */
const INVENTED = /^\/(experts|video)\/[^/]+\/$/;

const PATHS = [
  ...[...FIXED_KINDS, ...SIGN_IN_KINDS].filter(({ status }) => !status).map(({ path }) => path),
  ...[...LISTS.keys()].map((word) => listPath(word)),
  '/experts/',
  '/video/',
].filter((path) => !INVENTED.test(path));

let shop: ThrowawaySite;

/** The content of a page, without its head and frame. */
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  shop = await startThrowawaySite(
    {
      DEMO_DATA: 'none',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(REFUSE_DEMONSTRATION)}`,
    },
    { data: 'tables' },
  );
});
test.afterAll(() => shop?.stop());

for (const locale of LOCALES) {
  test(`every kind of page of an empty shop works: ${locale}`, async () => {
    const images = new Set<string>();
    const from = { port: shop.port, host: new URL(shop.origins[locale]).host };
    for (const path of new Set(PATHS)) {
      const { status, text } = await ask(locale, path, from);
      expect([path, status, text.match(/<h1[\s>]/g)?.length]).toEqual([path, 200, 1]);
      for (const [, src = ''] of text.matchAll(/<img\b[^>]*?\ssrc="([^"]+)"/g)) images.add(src);
    }
    const broken: unknown[] = [];
    for (const src of images) {
      if (src.startsWith('data:')) continue;
      const { status } = await ask(locale, new URL(src, shop.origins[locale]).pathname, from);
      if (status !== 200) broken.push([src, status]);
    }
    expect(images.size).toBeGreaterThan(5);
    expect(broken).toEqual([]);
  });

  test(`an empty shop claims nothing of goods it has not, and points to no empty list: ${locale}`, async () => {
    const from = { port: shop.port, host: new URL(shop.origins[locale]).host };
    const t = translator(locale);
    const home = mainOf((await ask(locale, '/', from)).text);
    expect(home).toContain(t('home.wishBuyNone'));
    expect(home).not.toContain(t('home.wishBuyLink'));
    const list = mainOf((await ask(locale, '/clocks_today/', from)).text);
    expect(list).toContain(t('catalogue.nothingYet'));
    expect(list).not.toContain(t('sectionLists.lead_clocks_today'));
  });

  test(`people and films that nobody invented are not found, search engines get their files: ${locale}`, async () => {
    const from = { port: shop.port, host: new URL(shop.origins[locale]).host };
    for (const { path } of FIXED_KINDS.filter((kind) => INVENTED.test(kind.path))) {
      expect([path, (await ask(locale, path, from)).status]).toEqual([path, 404]);
    }
    for (const path of ['/robots.txt', '/sitemap.xml']) {
      expect([path, (await ask(locale, path, from)).status]).toEqual([path, 200]);
    }
  });
}
