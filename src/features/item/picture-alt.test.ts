import { describe, expect, it } from 'vitest';
import type { PictureView } from '@tourbillon/domain/contract/catalogue.ts';
import { LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { pictureAlt } from './picture-alt.ts';
import type { PicturedItem } from './visible-facts.ts';

const NAME = 'Rolex Daytona 116500LN';
const bare: PicturedItem = { catalog_type: 'clock', summary: null, facts: [] };
const alt = (
  item: PicturedItem,
  place: { index: number; count: number },
  locale: Locale = 'en',
  picture: Parameters<typeof pictureAlt>[2] = { kind: 'photo' },
) => pictureAlt(item, NAME, picture, place, { t: translator(locale), locale });

describe('alternative texts of pictures after the first', () => {
  it.each<['photo' | 'drawing', PictureView | undefined, string]>([
    ['photo', undefined, `${NAME}, photograph 2 of 5`],
    ['photo', 'back', `${NAME}, back view`],
    ['drawing', 'angled', `${NAME}, angled view`],
    ['drawing', undefined, `${NAME}: no photograph yet`],
  ])('a %s, %s', (kind, view, expected) => {
    expect(alt(bare, { index: 1, count: 5 }, 'en', { kind, ...(view && { view }) })).toBe(expected);
  });

  it.each([
    ['ru', `${NAME}, фотография 2 из 5`],
    ['ua', `${NAME}, фотографія 2 з 5`],
    ['uz', `${NAME}, 5 ta suratdan 2-si`],
  ] as const)('in %s', (locale, expected) => {
    expect(alt(bare, { index: 1, count: 5 }, locale)).toBe(expected);
  });
});

/** The languages of the values in this table, in their order. */
const ORDER = ['ru', 'en', 'ua', 'uz'] as const;

/** A fact of an item as the contract has it: key, id, and the value in each language of `ORDER`. */
type Recorded = readonly [
  key: string,
  id: string | undefined,
  values: readonly [string, string, string, string],
];
const STEEL: Recorded = ['case_material', 'steel', ['Сталь', 'Steel', 'Сталь', 'Poʻlat']];
const BLACK: Recorded = ['dial_colour', undefined, ['Чёрный', 'Black', 'Чорний', 'Qora']];
const WIDE: Recorded = ['diameter', undefined, ['41 мм', '41 mm', '41 мм', '41 mm']];
const RUBBER: readonly [string, string, string, string] = ['Каучук', 'Rubber', 'Каучук', 'Kauchuk'];

const WATCHES: [string, readonly Recorded[], readonly [string, string, string, string]][] = [
  ['nothing', [], ['', '', '', '']],
  [
    'everything that can be seen',
    [WIDE, BLACK, STEEL, ['bracelet_material', 'steel', STEEL[2]]],
    [
      ', корпус: сталь, циферблат: чёрный, браслет: сталь, 41 мм',
      ', steel case, black dial, steel bracelet, 41 mm',
      ', корпус: сталь, циферблат: чорний, браслет: сталь, 41 мм',
      ', poʻlat korpus, qora siferblat, poʻlat bilaguzuk, 41 mm',
    ],
  ],
  [
    'a strap, and abbreviations in a coated case',
    [
      [
        'case_material',
        'steel_coated',
        [
          'Сталь с покрытием (PVD/DLC)',
          'Coated steel (PVD/DLC)',
          'Сталь із покриттям (PVD/DLC)',
          'Qoplamali poʻlat (PVD/DLC)',
        ],
      ],
      ['bracelet_material', 'rubber', RUBBER],
    ],
    [
      ', корпус: сталь с покрытием (PVD/DLC), ремешок: каучук',
      ', coated steel (PVD/DLC) case, rubber strap',
      ', корпус: сталь із покриттям (PVD/DLC), ремінець: каучук',
      ', qoplamali poʻlat (PVD/DLC) korpus, kauchuk tasma',
    ],
  ],
  [
    'a band from a backend that sends no ids',
    [['bracelet_material', undefined, RUBBER]],
    [
      ', браслет или ремешок: каучук',
      ', bracelet or strap: rubber',
      ', браслет або ремінець: каучук',
      ', bilaguzuk yoki tasma: kauchuk',
    ],
  ],
  [
    'a material outside the vocabulary, and a fact that cannot be seen',
    [
      ['case_material', 'other', ['Другой материал', 'Other material', 'Інший матеріал', 'Boshqa material']],
      ['movement', undefined, ['Автоподзавод', 'Automatic', 'Автопідзавод', 'Avtomatik']],
    ],
    ['', '', '', ''],
  ],
];

const said = (facts: readonly Recorded[], at: number) =>
  facts.map(([key, id, values]) => ({ key, value: values[at]!, ...(id === undefined ? {} : { id }) }));

describe('D409 the text of the first photograph describes what can be seen', () => {
  for (const [at, locale] of ORDER.entries()) {
    it.each(WATCHES)(`${locale}: a watch with %s recorded`, (_, facts, expected) => {
      const item = { ...bare, facts: said(facts, at) };
      expect(alt(item, { index: 0, count: 1 }, locale)).toBe(NAME + expected[at]);
    });
  }

  it.each<[string, PicturedItem, string]>([
    [
      'a jewel',
      {
        catalog_type: 'jewelry',
        summary: 'necklace, rose gold, diamond',
        facts: [{ key: 'length', value: '45 cm' }],
      },
      ', necklace, rose gold, diamond, 45 cm',
    ],
    [
      'a ring, whose size cannot be seen',
      { ...bare, catalog_type: 'jewelry', summary: 'ring', facts: [{ key: 'ring_size', value: '52' }] },
      ', ring',
    ],
    [
      'a bag',
      {
        catalog_type: 'accessory',
        summary: 'bag, leather, black',
        facts: [{ key: 'dimensions', value: '30 × 22 cm' }],
      },
      ', bag, leather, black, 30 × 22 cm',
    ],
    [
      'a work of art, whose size is in its summary',
      {
        catalog_type: 'art',
        summary: 'oil on canvas, 60 × 80 cm',
        facts: [{ key: 'art_size', value: '60 × 80 cm' }],
      },
      ', oil on canvas, 60 × 80 cm',
    ],
    ['an item of which nothing is recorded', { ...bare, catalog_type: 'art' }, ''],
  ])('%s', (_, item, expected) => {
    expect(alt(item, { index: 0, count: 1 })).toBe(NAME + expected);
  });

  it('says its number when there are others, and nothing of its view', () => {
    const item = { ...bare, facts: said([STEEL], 1) };
    const main = { kind: 'photo', view: 'front' } as const;
    expect(alt(item, { index: 0, count: 5 }, 'en', main)).toBe(`${NAME}, steel case, photograph 1 of 5`);
  });

  it('a drawing claims no facts', () => {
    const item = { ...bare, facts: said([STEEL, BLACK, WIDE], 1) };
    const drawn = { kind: 'drawing', view: 'front' } as const;
    expect(alt(item, { index: 0, count: 3 }, 'en', drawn)).toBe(`${NAME}, front view`);
  });

  it('has a column for every language', () => {
    expect([...ORDER].sort()).toEqual([...LOCALES].sort());
  });
});
