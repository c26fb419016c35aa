import { expect, it } from 'vitest';
import { LOCALES } from './locales.ts';
import { pluralText } from './plural.ts';
import { translator } from './translate.ts';

it('architecture §2 languages asked for at the same time never meet', async () => {
  const key = 'errors.s404';
  const alone = LOCALES.map((locale) => translator(locale)(key));
  const together = await Promise.all(
    Array.from({ length: 400 }, async (_, index) => {
      await Promise.resolve();
      return translator(LOCALES[index % LOCALES.length] ?? 'ru')(key);
    }),
  );
  expect(new Set(alone).size).toBe(LOCALES.length);
  expect(together).toEqual(Array.from({ length: 400 }, (_, index) => alone[index % LOCALES.length]));
});

it.each([
  ['ru-RU', 1, 'часы'],
  ['ru-RU', 3, 'штуки'],
  ['ru-RU', 11, 'штук'],
  ['ru-RU', 21, 'часы'],
])('§2 plural forms in the browser: %s %i', (iso, count, expected) => {
  const forms = { one: 'часы', few: 'штуки', many: 'штук', other: 'штуки' };
  expect(pluralText(forms, count, iso)).toBe(expected);
});

it('the values of a text are typed', () => {
  const t = translator('en');
  expect(t('loan.outside', { range: '$1 – $2' })).toContain('$1 – $2');
  // @ts-expect-error a value is missing
  t('loan.outside');
  // @ts-expect-error a name that the text does not have
  t('loan.outside', { rnage: '' });
  // A limit that every text knows is not given.
  t('forms.term');
  const key = 'loan.outside' as 'loan.outside' | 'loan.title';
  // Of several keys, each may have the values.
  t(key, { range: '' });
});
