import { expect, test } from 'vitest';
import { createMoney } from '@tourbillon/domain/i18n/money.ts';
import type { LineSpread } from '../price-history/price-history.ts';
import { priceTable } from './price-tables.ts';

const spread = { sales: 12, median: 9000, lower: 8000, upper: 10_000 };
const table = (of: LineSpread) => priceTable(of, createMoney('en', {}), 'en');

test.each<[string, LineSpread, string[]]>([
  ['both', { stock: spread, sold: { ...spread, median: 7000 } }, ['$9,000', '$7,000']],
  ['sales only', { stock: null, sold: spread }, ['$9,000']],
  ['neither', { stock: null, sold: null }, []],
])('a table of prices has a row for what is known: %s', (_, of, medians) => {
  const rows = [...table(of).matchAll(/<tr><td>.*?<\/tr>/g)].map(([row]) => row);
  expect(rows.map((row) => row.match(/<td>([^<]*)<\/td>/g)?.[3])).toEqual(
    medians.map((median) => `<td>${median}</td>`),
  );
  expect(table(of) === '').toBe(medians.length === 0);
});
