import { expect, test } from 'vitest';
import { LOCALE_FACTS, LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { timeZoneName } from './time-zone-name.ts';

test.each(LOCALES)('the zone whose midnight ends the day is named on %s', (locale) => {
  const { iso } = LOCALE_FACTS[locale];
  expect(timeZoneName('2026-11-20T21:00:00Z', 'Europe/Moscow', iso)).toBe('GMT+3');
  expect(timeZoneName('2026-11-20T19:00:00Z', 'Asia/Tashkent', iso)).toBe('GMT+5');
});
