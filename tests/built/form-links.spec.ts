import { expect, test } from '@playwright/test';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { ask } from '../site/ask.ts';
import { someItem } from '../site/page-kinds.ts';

/** Pages where people look for a form, and the forms that they must link to. */
const PLACES: readonly (readonly [page: string, forms: readonly string[]])[] = [
  ['/', ['/appraisal/']],
  ['/about/', ['/call-request/', '/director/', '/uslugi/privedi-klienta/']],
  ['/contacts/', ['/director/', '/appeal/', '/appeal/status/', '/deferral/']],
  ['/document/', ['/director/', '/appeal/', '/appeal/status/', '/deferral/']],
  ['/uslugi/privedi-klienta/', ['/friend/']],
  ['/uslugi/otcenka-chasov/', ['/appraisal/', '/call-request/']],
  ['/uslugi/skupka-ukrashenij-s-brilliantami/', ['/appraisal/?subject=diamond']],
  ['/uslugi/zalog-chasov/', ['/ticket/', '/deferral/']],
];

PLACES.forEach(([page, forms], place) => {
  const locale = LOCALES[place % LOCALES.length] ?? 'ru';
  test(`§1 D16 on ${locale} ${page} leads to ${forms.join(', ')}`, async () => {
    const { text } = await ask(locale, page);
    for (const form of forms) expect(text).toContain(`href="${form}"`);
  });
});

test('§2 an item leads to every form about it', async () => {
  const item = await someItem();
  const { text } = await ask('uz', item);
  for (const form of ['photo-request', 'question', 'cheaper', 'contact-owner', 'purchase']) {
    expect(text).toContain(`href="/${form}/?item=${item.slice(1, -1)}"`);
  }
});

test('§3 the appraisal of a diamond opens as one', async () => {
  const { text } = await ask('en', '/appraisal/?subject=diamond');
  expect(text).toMatch(/value="diamond"[^>]* checked/);
  expect(text, 'D617 its draft is its own').toContain('data-request="/appraisal/?subject=diamond"');
});
