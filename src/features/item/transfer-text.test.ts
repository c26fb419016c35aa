import { expect, test } from 'vitest';
import { transferText } from './transfer-text.ts';

const offices = [{ alias: 'samara' }] as Parameters<typeof transferText>[0]['offices'];
const texts = { here: 'It is here', away: '{{place}} in {{from}}–{{to}} days' };
const days = { from: 2, to: 5 };

test.each<[string, string, typeof days | null, string]>([
  ['in its own city', 'samara', days, 'It is here'],
  ['in another city', 'baku', days, 'In Samara in 2–5 days'],
  ['where nothing is said of the days', 'baku', null, ''],
])('D87 when a piece can be seen: %s', (_, office, transfer_days, expected) => {
  expect(transferText({ offices, city_in: 'in Samara', transfer_days }, office, texts)).toBe(expected);
});
