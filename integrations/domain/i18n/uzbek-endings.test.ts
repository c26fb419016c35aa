import { expect, it } from 'vitest';
import { translator, unfilled } from './translate.ts';
import { joinUzbekEndings, markUzbekEndings } from './uzbek-endings.ts';

it.each([
  ['{{value}}ga', 'Toshkent', 'Toshkentga'],
  ['{{value}}ga', 'Bishkek', 'Bishkekka'],
  ['{{value}}ga', 'Chirchiq', 'Chirchiqqa'],
  ['{{value}}gacha', '20 mlrd soʻm', '20 mlrd soʻmgacha'],
  ['{{value}}gacha', '22:00', '22:00gacha'],
  ['{{value}}gacha', 'Bishkek', 'Bishkekkacha'],
  ['{{value}}dan', 'Bishkek', 'Bishkekdan'],
  ['{{value}} gacha', 'Bishkek', 'Bishkek gacha'],
])('an ending after a value: %s of %s', (text, value, expected) => {
  expect(joinUzbekEndings(markUzbekEndings(text).replace('{{value}}', value))).toBe(expected);
});

it('the texts of the interface have them', () => {
  expect(translator('uz')('home.wishBorrowFigure', { sum: '20 mlrd soʻm' })).toBe('20 mlrd soʻmgacha');
  expect(unfilled(translator('uz'), 'home.wishBorrowFigure')).toBe('{{sum}}gacha');
});
