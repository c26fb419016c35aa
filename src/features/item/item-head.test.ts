import { describe, expect, it } from 'vitest';
import { createMoney } from '#src/i18n/money.ts';
import { productData, type Item } from './item-head.ts';

const item = {
  url: 'rolex-1',
  catalog_type: 'clock',
  brand: { slug: 'rolex', title: 'Rolex' },
  model: 'Date',
  reference: '115234',
  condition: 'perfect',
  availability: 'reserved',
  pictures: [{ src: 'clock/rolex-1/front.1', width: 800, height: 800, placeholder: null }],
} as Item;
const money = createMoney('ru', { RUB: 92.37 });

describe('structured data of an item', () => {
  it('D32, D36 the offer has what is paid, in the shown currency', () => {
    expect(
      productData({ ...item, price: { usd: 5000, discount_usd: 4500 } }, money, 'https://x'),
    ).toMatchObject({
      name: 'Rolex Date 115234',
      url: 'https://x/clock/rolex-1/',
      image: ['https://x/media/clock/rolex-1/front.1-668.webp'],
      offers: { price: 415_700, priceCurrency: 'RUB', availability: 'https://schema.org/Reserved' },
    });
  });

  it('D36 no offer without a price', () => {
    expect(productData({ ...item, price: null }, money, 'https://x')).not.toHaveProperty('offers');
  });
});
