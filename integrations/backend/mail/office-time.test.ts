import { expect, it } from 'vitest';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { momentText } from './templates/moment-text.ts';

it.each([
  ['ru', 'Europe/Moscow', '23 ноября 2026 г., 01:05 (московское время)'],
  ['en', 'Europe/Moscow', '23 November 2026, 01:05 (Moscow time)'],
  ['ua', 'Europe/Moscow', '23 листопада 2026 р., 01:05 (за московським часом)'],
  ['uz', 'Asia/Tashkent', '2026-yil 23-noyabr, 03:05 (Toshkent vaqti)'],
  ['ru', 'Asia/Baku', '23 ноября 2026 г., 02:05 (GMT+4)'],
  ['en', undefined, '22 November 2026, 22:05 (UTC)'],
] as const)('D91 a moment of a letter on %s in %s: %s', (locale, zone, text) => {
  const moment = { at: '2026-11-22T22:05:00.000Z', ...(zone && { zone }) };
  expect(momentText(moment, { t: translator(locale), locale }).replaceAll('\u00a0', ' ')).toBe(text);
});
