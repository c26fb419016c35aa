import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '../i18n/locales.ts';
import { missingRows, missingTexts } from './missing-texts.ts';

const ALL: readonly Locale[] = LOCALES;
const none = { ru: 0, en: 0, ua: 0, uz: 0 };

test.each([
  ['nothing', undefined, ALL, none],
  ['whole', [{ ru: 'а', en: 'a', ua: 'а', uz: 'a' }], ALL, none],
  ['empty and absent words', [{ id: 1, ru: 'а', en: ' ' }], ALL, { ru: 0, en: 1, ua: 1, uz: 1 }],
  [
    'words deep inside',
    { facts: { loan: { value: { ru: 'а' }, label: { en: 'a' } } } },
    ALL,
    { ru: 1, en: 1, ua: 2, uz: 2 },
  ],
  ['languages the shop does not have', [{ ru: 'а' }], ['ru', 'en'] as const, { ...none, en: 1 }],
  ['lists by language are no words', { ru: ['a'], service: { ru: [1] } }, ALL, none],
])('words that are not there: %s', (_, value, locales, lacking) => {
  expect(missingTexts(value, locales)).toEqual(lacking);
});

test('rows that a file of a language lacks', () => {
  const files = { ru: [{ id: 1 }, { id: 2 }], en: [{ id: 1 }], ua: [{ id: 3 }, { id: 1 }] };
  expect(missingRows(files, ALL)).toEqual({ ru: 1, en: 2, ua: 1, uz: 3 });
});
