import { expect, test } from '@playwright/test';
import { DEAL } from '@tourbillon/domain/business/terms.ts';
import { TABLE_LOCALES, type TableLocale } from '@tourbillon/domain/i18n/locales.ts';
import { translator, unfilled } from '@tourbillon/domain/i18n/translate.ts';
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

  test(`D99 what a loan costs, ${locale}: on home, about, the services and documents, worked out without scripts`, async () => {
    for (const path of ['/', '/uslugi/', '/about/', '/document/moscow/', '/loan/']) {
      const { status, text } = await ask(locale, path);
      expect(status, path).toBe(200);
      expect(text, path).toContain(t('loan.afterTitle'));
      expect(text, path).toMatch(/\d\d[.,]\d{3}[\s\u00a0]?%/);
    }
    const asked = await ask(locale, '/loan/?amount=1&days=400');
    expect(asked.headers['cache-control']).toContain('no-store');
    expect(asked.text).toContain(t('forms.value_between', { least: 1, most: 365 }));
    const small = await ask(locale, '/loan/?amount=1&days=30');
    for (const part of unfilled(t, 'loan.outside').split('{{range}}')) expect(small.text).toContain(part);
    expect(small.text, 'D33 a sum outside the tariff is no mistake').not.toContain(`aria-invalid="true"`);
    const { text: page } = await ask(locale, '/loan/?amount=1+2x&days=30');
    expect(page, 'no number').toContain(t('loan.digits', { range: '' }).slice(0, 20));
    expect(page, 'what was typed').toContain('value="1 2x"');
  });
}

for (const locale of TABLE_LOCALES) {
  const t = translator(locale);

  test(`D33 the amount of an appraisal, ${locale}: the smallest loan and the phone stand in the form`, async () => {
    const { text } = await ask(locale, '/appraisal/');
    const [, least = ''] = /id="appraisal-amount-help"[^>]*>([^<]*)/.exec(text) ?? [];
    const said = unfilled(t, 'appraisal.amountLeast').split('{{least}}');
    for (const part of said) expect(least).toContain(part.trim());
    // The dialog shows the form without the column beside it.
    const form = text.slice(text.indexOf('data-request='), text.indexOf('name="message"'));
    expect(form).toMatch(/href="tel:\+\d+"[^>]*data-contact-phone/);
  });

  test(`D99 D609 what a loan costs, ${locale}: on every service whose page has a loan in money, on no other`, async () => {
    const { text: list } = await ask(locale, '/uslugi/');
    const paths = new Set([...list.matchAll(/href="(\/uslugi\/[a-z-]+\/)"/g)].map(([, path = '']) => path));
    expect(paths.size).toBeGreaterThan(10);
    const costless: string[] = [];
    for (const path of paths) {
      const { text } = await ask(locale, path);
      const hasCost = text.includes(t('loan.afterTitle'));
      if (text.includes(t('services.exampleLoan', DEAL.loanLess))) expect.soft(hasCost, path).toBe(true);
      if (!hasCost) costless.push(path);
    }
    // Repair and expert reports have no loan. The text about the reward names the smallest loan.
    expect(costless.sort()).toEqual(['/uslugi/ekspertiza/', '/uslugi/servis/']);
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
