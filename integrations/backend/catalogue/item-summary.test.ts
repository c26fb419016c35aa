import { expect, test } from 'vitest';
import { summaryOf, type SummaryFields } from './item-summary.ts';

const bare: SummaryFields = {
  catalogType: 'accessory',
  type: null,
  bodyMaterial: null,
  insertions: [],
  colour: null,
  technique: null,
  widthCm: null,
  heightCm: null,
};
const bag: SummaryFields = { ...bare, type: 'bag', bodyMaterial: 'leather', colour: 'black' };
const pen: SummaryFields = { ...bare, type: 'pen', bodyMaterial: 'steel_coated' };
const lighter: SummaryFields = { ...bare, type: 'lighter', bodyMaterial: 'silver', colour: 'silver' };
const ivory: SummaryFields = { ...bag, colour: 'ivory' };
const ring: SummaryFields = {
  ...bare,
  catalogType: 'jewelry',
  type: 'ring',
  bodyMaterial: 'rose_gold',
  insertions: ['diamond', 'emerald'],
};
const canvas: SummaryFields = { ...bare, catalogType: 'art', technique: 'oil', heightCm: 60, widthCm: 80.5 };

test.each([
  ['ru', ring, 'кольцо, розовое золото, бриллиант, изумруд'],
  ['en', ring, 'ring, rose gold, diamond, emerald'],
  ['ua', ring, 'каблучка, рожеве золото, діамант, смарагд'],
  ['uz', ring, 'uzuk, pushti oltin, brilliant, zumrad'],
  ['ru', bag, 'сумка, кожа, чёрная'],
  ['ua', bag, 'сумка, шкіра, чорна'],
  ['ru', pen, 'ручка, сталь с покрытием (PVD/DLC)'],
  ['en', pen, 'pen, coated steel (PVD/DLC)'],
  ['en', lighter, 'lighter, silver'],
  ['ru', { ...lighter, colour: 'black' }, 'зажигалка, серебро, чёрная'],
  ['ua', { ...lighter, bodyMaterial: 'yellow_gold', colour: 'gold' }, 'запальничка, жовте золото'],
  ['ru', ivory, 'сумка, кожа, цвета слоновой кости'],
  ['en', ivory, 'bag, leather, ivory'],
  ['ua', ivory, 'сумка, шкіра, кольору слонової кістки'],
  ['uz', ivory, 'sumka, charm, fil suyagi rangi'],
  ['ru', canvas, 'холст, масло, 60 × 80,5 см'],
  ['en', canvas, 'oil on canvas, 60 × 80.5 cm'],
] as const)('a summary in %s', (locale, row, line) => {
  expect(summaryOf(row, locale)?.replaceAll('\u00a0', ' ')).toBe(line);
});

test('nothing recorded, and every watch, has none', () => {
  expect([summaryOf(bare, 'en'), summaryOf({ ...ring, catalogType: 'clock' }, 'en')]).toEqual([null, null]);
});
