import { expect, test } from 'vitest';
import { namesLoanSum } from './names-loan-sum.ts';

const tariff = { currency: 'RUB', days: 30, rows: [{ from: 50_000, to: 150_000_000, percent: 4 }] };

test.each([
  ['ru', '<p>Заём от 50\u202f000\u00a0₽.</p>', true],
  ['ru', '"до 150\u00a0млн\u00a0₽"', true],
  ['ru', 'с обычными пробелами: 50 000 ₽', true],
  ['en', 'a loan from ₽50,000', true],
  ['en', '₽50K', true],
  ['en', 'up to ₽300\u00a0million a day', false],
  ['uz', 'qarz 50\u202f000\u00a0₽dan', true],
  ['ua', 'Позика в день візиту до офісу', false],
] as const)('D99 a loan in money: %s, "%s": %s', (locale, text, expected) => {
  expect(namesLoanSum(text, tariff, locale)).toBe(expected);
});

test('D99 a tariff without rows has no sums', () => {
  expect(namesLoanSum('₽50,000', { ...tariff, rows: [] }, 'en')).toBe(false);
});
