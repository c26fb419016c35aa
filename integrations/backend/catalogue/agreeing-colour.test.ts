import { expect, it } from 'vitest';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { titleOf, VOCABULARY } from '../vocabulary/vocabulary.ts';
import { agreeingColour } from './agreeing-colour.ts';

it.each([
  ['ru', 'black', 'bag', 'Чёрная'],
  ['ru', 'navy', 'pen', 'Тёмно-синяя'],
  ['ru', 'blue', 'cufflinks', 'Синие'],
  ['ru', 'brown', 'wallet', 'Коричневое'],
  ['ru', 'black', 'phone', 'Чёрный'],
  ['ru', 'ivory', 'bag', 'цвета слоновой кости'],
  ['ua', 'ivory', 'phone', 'кольору слонової кістки'],
  ['ua', 'brown', 'bag', 'Коричнева'],
  ['ua', 'navy', 'bag', 'Темно-синя'],
  ['ua', 'red', 'cufflinks', 'Червоні'],
  ['en', 'black', 'bag', 'Black'],
  ['uz', 'black', 'bag', 'Qora'],
] as const)('in %s %s of a %s is %s', (locale, colour, type, expected) => {
  expect(agreeingColour(titleOf('colours', colour, locale), type, locale)).toBe(expected);
});

it('every colour of the vocabulary agrees', () => {
  const kept = LOCALES.flatMap((locale) =>
    Object.keys(VOCABULARY.colours).filter((id) => {
      const title = titleOf('colours', id, locale);
      return (locale === 'ru' || locale === 'ua') && agreeingColour(title, 'bag', locale) === title;
    }),
  );
  expect(kept).toEqual([]);
});
