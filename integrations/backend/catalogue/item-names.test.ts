import { expect, test } from 'vitest';
import { isNamedByKind, itemTitle, modelTitle, type NamedRow } from './item-names.ts';

const nameless: NamedRow = { catalogType: 'clock', type: null, title: null, model: null, reference: null };
const ring: NamedRow = { ...nameless, catalogType: 'jewelry', type: 'ring' };

test.each<[string, NamedRow, string | null, string]>([
  ['its model', { ...nameless, model: 'Tank', reference: 'WSTA0065' }, 'Tank Must', 'Tank'],
  ['its collection', nameless, 'Tank Must', 'Tank Must'],
  ['nothing beside a reference', { ...nameless, reference: 'WSTA0065' }, null, ''],
  ['the kind of a watch', nameless, null, 'Wristwatch'],
  ['the type of a jewel', ring, null, 'Ring'],
  ['nothing beside the reference of a jewel', { ...ring, reference: 'B4084800' }, null, ''],
  ['the kind of a jewel without a type', { ...ring, type: null }, null, 'Piece of jewellery'],
  ['the type of an accessory', { ...nameless, catalogType: 'accessory', type: 'bag' }, null, 'Bag'],
  ['the kind of a work of art', { ...nameless, catalogType: 'art' }, null, 'Work of art'],
])('D86, D375 a piece is named by %s', (_, row, collection, name) => {
  expect(modelTitle(row, collection, 'en')).toBe(name);
});

test.each([
  ['ru', 'Cartier Кольцо'],
  ['en', 'Cartier Ring'],
  ['ua', 'Cartier Каблучка'],
  ['uz', 'Cartier Uzuk'],
] as const)('D375 a ring without a name in %s', (locale, line) => {
  expect(itemTitle(ring, { title: 'Cartier', titles: null }, null, locale)).toBe(line);
});

test.each([
  ['ru', 'Лео Кастельяр, «Полдень»'],
  ['en', 'Leo Castellar, “Noon”'],
  ['ua', 'Лео Кастельяр, «Полудень»'],
  ['uz', 'Leo Castellar, “Tush”'],
] as const)('a work of art is its author and its title in %s', (locale, line) => {
  const title = { ru: 'Полдень', en: 'Noon', ua: 'Полудень', uz: 'Tush' };
  const names = { ru: 'Лео Кастельяр', en: 'Leo Castellar', ua: 'Лео Кастельяр', uz: 'Leo Castellar' };
  const author = { title: 'Leo Castellar', titles: names };
  expect(itemTitle({ ...nameless, catalogType: 'art', title }, author, null, locale)).toBe(line);
  const untitled = itemTitle({ ...nameless, catalogType: 'art' }, author, null, locale);
  expect(untitled).toMatch(/^[^,«“]+$/);
});

test('D30 a work whose title is in one language has it in all', () => {
  const work: NamedRow = { ...nameless, catalogType: 'art', title: { ru: 'Полдень' } as never };
  expect(modelTitle(work, null, 'uz')).toBe('Полдень');
  expect(isNamedByKind(work, null, 'uz')).toBe(false);
});
