import { expect, test } from 'vitest';
import type { Availability } from '@tourbillon/domain/sections/item-statuses.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { availabilityText } from './availability-text.ts';

test.each<[Locale, Availability, string | null, string]>([
  ['ru', 'reserved', '2026-12-01', 'Отложено до 1 декабря'],
  ['en', 'reserved', '2026-12-01', 'Held until 1 December'],
  ['ua', 'reserved', '2026-12-01', 'Відкладено до 1 грудня'],
  ['uz', 'reserved', '2026-12-01', '1-dekabrgacha band qilingan'],
  ['en', 'reserved', null, 'Reserved'],
  ['en', 'in_stock', null, 'In stock'],
])('D76 %s: %s until %s is “%s”', (locale, availability, held_until, words) => {
  expect(availabilityText({ availability, held_until }, translator(locale), locale)).toBe(words);
});
