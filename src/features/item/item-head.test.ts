import { describe, expect, it, test } from 'vitest';
import { TABLE_LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { createMoney } from '@tourbillon/domain/i18n/money.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { itemCrumbs, itemHead, itemTitle, productStructuredData, type Item } from './item-head.ts';

const item = {
  url: 'rolex-1',
  catalog_type: 'clock',
  brand: { slug: 'rolex', title: 'Rolex' },
  model: 'Date',
  reference: '115234',
  condition: 'perfect',
  availability: 'reserved',
  cities: [{ id: 'moscow', title: 'Москва' }],
  stock: 'current',
  number: 'A-1',
  gtin: '6291041500213',
  collection: null,
  gender: null,
  made_in: null,
  year: null,
  serviced_on: null,
  facts: [] as Item['facts'],
  guarantee_months: 24,
  pictures: [{ src: 'clock/rolex-1/front.1', width: 800, height: 800, placeholder: null }],
} as unknown as Item;
const money = createMoney('ru', { RUB: 92.37 });
const t = translator('ru');

describe('structured data of an item', () => {
  it('D32, D36 the offer has what is paid, in the shown currency', () => {
    expect(
      productStructuredData(
        { ...item, price: { usd: 5000, discount_usd: 4500 } },
        money,
        'https://x',
        'ru',
        translator('ru'),
      ),
    ).toMatchObject({
      name: 'Rolex Date 115234',
      url: 'https://x/clock/rolex-1/',
      image: ['https://x/media/clock/rolex-1/front.1-668.webp'],
      sku: 'A-1',
      gtin13: '6291041500213',
      offers: {
        warranty: { durationOfWarranty: { value: 24, unitCode: 'MON' } },
        price: 415_700,
        priceCurrency: 'RUB',
        availability: 'https://schema.org/Reserved',
      },
    });
  });

  it.each<[string, Partial<Item>, string[]]>([
    ['with box and papers', { box: true, papers: true }, [t('item.set_full')]],
    ['of which nobody knows', { box: null, papers: null }, []],
  ])('says what comes with a piece %s', (_, known, values) => {
    const { additionalProperty } = productStructuredData({ ...item, ...known }, money, 'https://x', 'ru', t);
    const said = additionalProperty as unknown as readonly { name: string; value: string }[];
    expect(said.filter(({ name }) => name === t('item.completeness')).map(({ value }) => value)).toEqual(
      values,
    );
  });

  it('D36 no offer without a price', () => {
    expect(
      productStructuredData({ ...item, price: null }, money, 'https://x', 'ru', translator('ru')),
    ).not.toHaveProperty('offers');
  });
});

const ring = {
  ...item,
  catalog_type: 'jewelry',
  model: 'Love',
  reference: null,
  summary: 'кольцо, платина',
} as Item;
const picture = {
  ...ring,
  catalog_type: 'art',
  brand: { slug: 'leo-castellar', title: 'Лео Кастельяр' },
  model: 'Эхо',
} as Item;

test.each<[string, Item, string]>([
  ['a watch', { ...item, summary: null }, 'Rolex Date 115234'],
  ['a jewel', ring, 'Rolex Love: кольцо, платина'],
  ['a work of art', { ...picture, summary: 'холст, масло' }, 'Лео Кастельяр, «Эхо»: холст, масло'],
])('§2 title of %s', (_, of, title) => {
  expect(itemTitle(of, translator('ru'))).toBe(title);
});

test.each<[string, Partial<Item>, string]>([
  ['on sale', { price: { usd: 5000, discount_usd: 4500 } }, 'Rolex Date 115234: купить за 415 700 ₽, № A-1'],
  ['without a price', { price: null }, 'Rolex Date 115234, № A-1'],
  [
    'of a long name',
    { price: { usd: 5000, discount_usd: null }, model: 'Oyster Perpetual Date Automatic' },
    'Rolex Oyster Perpetual Date Automatic 115234, № A-1',
  ],
  [
    'of a name that is too long for a result',
    { price: null, model: 'Oyster Perpetual Date Automatic', reference: '15720ST.OO.A009CA.01' },
    'Rolex 15720ST.OO.A009CA.01, № A-1',
  ],
])('§2 title for search engines of a watch %s: price and number tell pieces apart', (_, own, title) => {
  const { title: shown, sharedTitle } = itemHead({ ...item, ...own }, money, 'https://x', 'ru', t);
  expect(shown.replaceAll(/[\u00a0\u202f\u2009]/g, ' ')).toBe(title);
  expect(sharedTitle).not.toContain('A-1');
});

test.each<[string, Item, string[]]>([
  [
    'in stock',
    { ...ring, stock: 'current', collection: { slug: 'love', title: 'Love' } },
    ['/jewellery/', '/jewellery/rolex/', '/jewelry/rolex-1/'],
  ],
  [
    'in the archive',
    { ...picture, stock: 'archive', collection: null },
    ['/arts_archive/', '/arts_archive/leo-castellar/', '/art/rolex-1/'],
  ],
  [
    'of a collection',
    { ...item, stock: 'current', collection: { slug: 'date', title: 'Date' } },
    ['/clocks_today/', '/clocks_today/rolex/', '/clocks_today/rolex/date/', '/clock/rolex-1/'],
  ],
  [
    'D21 in the dealer corner',
    { ...item, stock: 'dealer', collection: null },
    ['/clocks_dealer/', '/clock/rolex-1/'],
  ],
])('§2 the way to an item %s', (_, of, paths) => {
  expect(itemCrumbs(of, translator('ru')).map(({ path }) => path)).toEqual(paths);
});

test.each<[stock: Item['stock'], promised: boolean]>([
  ['current', true],
  ['archive', false],
  ['dealer', false],
])(
  'D9, D21 description for search engines of what stands in %s: a guarantee is promised: %s',
  (stock, promised) => {
    const { description } = itemHead(
      { ...item, stock, price: null },
      money,
      'https://x',
      'en',
      translator('en'),
    );
    expect(description).toContain('Rolex Date 115234');
    expect(description.includes('guaranteed')).toBe(promised);
  },
);

test('§2 description of an item without a city: its availability stands within the sentence', () => {
  const toOrder: Item = { ...item, availability: 'to_order', cities: [], price: null };
  const described = TABLE_LOCALES.map((locale) => {
    const { description } = itemHead(toOrder, money, 'https://x', locale, translator(locale));
    return description.slice(0, description.indexOf('. '));
  });
  expect(described).toEqual([
    'Rolex Date 115234: идеальное состояние, только под заказ',
    'Rolex Date 115234: excellent condition, to order only',
    'Rolex Date 115234: ідеальний стан, тільки під замовлення',
    'Rolex Date 115234: ideal holatda, faqat buyurtma asosida',
  ]);
});
