import { expect, test } from '@playwright/test';
import { TABLE_LOCALES, type TableLocale } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { ask } from '../site/ask.ts';

/** The page after its form was sent, as a browser without scripts requests it. */
const asked = (locale: TableLocale, fields: Record<string, string>) =>
  ask(locale, `/estimate/?${new URLSearchParams({ ...fields, go: '1' })}`);

const watch = { brand: 'Rolex', model: '116610LN', condition: 'perfect', kit: 'full' };

for (const locale of TABLE_LOCALES) {
  const t = translator(locale);

  test(`instant estimate, ${locale}: the bare page is indexed, with its method and measured error`, async () => {
    const { status, text } = await ask(locale, '/estimate/');
    expect(status).toBe(200);
    expect(text).not.toContain('noindex');
    expect(text).toContain(t('estimate.description'));
    expect(text).toContain(t('estimate.figureError'));
    expect(text).toContain('<option value="Audemars Piguet"');
  });

  test(`instant estimate, ${locale}: bounds of buy-out and loan, kept by nobody`, async () => {
    const { status, headers, text } = await asked(locale, watch);
    expect(status).toBe(200);
    expect(text).toContain('noindex');
    expect(headers['cache-control']).toContain('no-store');
    for (const key of ['likely', 'buyout', 'loan', 'valid'] as const) {
      expect(text).toContain(t(`estimate.${key}`));
    }
    // The range of prices is drawn and described, the loan has its cost, and a link leads to the appraisal.
    expect(text).toMatch(/<svg[^>]*role="img"[^>]*aria-label="[^"]*\d/);
    expect(text).toContain(t('loan.afterTitle'));
    expect(text).toContain(t('estimate.photos'));
    expect(text).toContain('116610LN');
    expect(text).toMatch({ ru: /₽/, en: /\$/, ua: /₴/, uz: /soʻm/ }[locale]);
  });
}

for (const locale of TABLE_LOCALES) {
  const t = translator(locale);

  test(`D99 what a loan costs, ${locale}: on home, services and documents, worked out without scripts`, async () => {
    for (const path of ['/', '/uslugi/zalog-chasov/', '/document/moscow/', '/loan/']) {
      const { status, text } = await ask(locale, path);
      expect(status, path).toBe(200);
      expect(text, path).toContain(t('loan.afterTitle'));
      expect(text, path).toMatch(/\d\d[.,]\d{3}[\s\u00a0]?%/);
    }
    const asked = await ask(locale, '/loan/?amount=1&days=400');
    expect(asked.headers['cache-control']).toContain('no-store');
    expect(asked.text).toContain(t('forms.value_between', { least: 1, most: 365 }));
    expect((await ask(locale, '/loan/?amount=1&days=30')).text).toContain(
      t('loan.outside', { range: '' }).slice(0, 10),
    );
    const { text: page } = await ask(locale, '/loan/?amount=1+2x&days=30');
    expect(page, 'no number').toContain(t('loan.digits', { range: '' }).slice(0, 20));
    expect(page, 'what was typed').toContain('value="1 2x"');
  });
}

const t = translator('uz');
for (const [what, fields, said] of [
  ['an empty form', {}, 'forms.required'],
  ['D44 a maker that is not taken', { ...watch, brand: 'Casio' }, 'forms.brand_refused'],
  ['a maker nobody knows', { ...watch, brand: 'qwxzyv' }, 'forms.brand_unknown'],
  ['a condition nothing is sold in', { ...watch, condition: 'needs_repair' }, 'estimate.refused_condition'],
] as const) {
  test(`instant estimate: ${what} is told in the visitor’s language`, async () => {
    const { status, text } = await asked('uz', fields);
    expect(status).toBe(200);
    expect(text).toContain(t(said));
  });
}

test('instant estimate: the appraisal from photographs takes over what was typed', async () => {
  const { text } = await asked('en', { ...watch, condition: 'needs_repair' });
  const link = /href="(\/appraisal\/\?[^"]+)"/
    .exec(text)?.[1]
    ?.replaceAll('&amp;', '&')
    .replaceAll('&#38;', '&');
  const form = await ask('en', link ?? '');
  expect(form.text).toMatch(/name="brand"[^>]*value="Rolex"|value="Rolex"[^>]*name="brand"/);
  expect(form.text).toMatch(/value="116610LN"/);
  expect(form.text).toMatch(/value="needs_repair" selected/);
});
