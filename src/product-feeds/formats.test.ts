import { describe, expect, it } from 'vitest';
import { createMoney } from '@tourbillon/domain/i18n/money.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import type { Offer } from '@tourbillon/domain/contract/offers.ts';
import { googleMerchant } from './google-merchant.ts';
import { productOf } from './product.ts';
import { someOffer, somePicture } from './test-offer.ts';
import { yandexMarket } from './yandex-market.ts';

const words = {
  t: translator('en'),
  money: createMoney('en', { USD: 1 }),
  origin: 'https://en.shop.example',
};

const written = (changes: Partial<Offer> = {}) => {
  const product = productOf(someOffer(changes), words);
  return { yandex: yandexMarket.product(product), google: googleMerchant.product(product) };
};

describe('a piece in the feeds', () => {
  it('YML: price and old price, photographs, condition with its reason', () => {
    expect(written().yandex).toBe(
      '<offer id="A-1041" available="true"><name>Rolex Submariner Date 126610LN</name><vendor>Rolex</vendor>' +
        '<vendorCode>126610LN</vendorCode><url>https://en.shop.example/clock/rolex-1/</url><price>12000</price>' +
        '<oldprice>13000</oldprice><currencyId>USD</currencyId><categoryId>1</categoryId>' +
        '<picture>https://en.shop.example/media/clock/rolex-1/photo.1-1000.webp</picture>' +
        '<picture>https://en.shop.example/media/clock/rolex-1/photo.2-1000.webp</picture>' +
        '<description>With its box &amp; papers. Rolex Submariner Date 126610LN. Light signs of wear. ' +
        'A scratch on the &lt;clasp&gt;. Moscow</description>' +
        '<condition type="preowned"><quality>excellent</quality>' +
        '<reason>Light signs of wear. A scratch on the &lt;clasp&gt;</reason></condition></offer>\n',
    );
  });

  it('Google: price and sale price with their currency, further photographs, condition, number of the maker', () => {
    expect(written().google).toBe(
      '<item><g:id>A-1041</g:id><title>Rolex Submariner Date 126610LN</title>' +
        '<description>With its box &amp; papers. Rolex Submariner Date 126610LN. Light signs of wear. ' +
        'A scratch on the &lt;clasp&gt;. Moscow</description><link>https://en.shop.example/clock/rolex-1/</link>' +
        '<g:image_link>https://en.shop.example/media/clock/rolex-1/photo.1-1000.webp</g:image_link>' +
        '<g:additional_image_link>https://en.shop.example/media/clock/rolex-1/photo.2-1000.webp</g:additional_image_link>' +
        '<g:availability>in_stock</g:availability><g:price>13000 USD</g:price><g:sale_price>12000 USD</g:sale_price>' +
        '<g:condition>used</g:condition><g:brand>Rolex</g:brand><g:mpn>126610LN</g:mpn>' +
        '<g:google_product_category>201</g:google_product_category>' +
        '<g:product_type>Watches for sale &gt; Rolex &gt; Submariner</g:product_type>' +
        '<g:age_group>adult</g:age_group><g:gender>male</g:gender></item>\n',
    );
  });

  it.each<[string, Partial<Offer>, RegExp | string, RegExp | string]>([
    ['new: no reason why it is used', { condition: 'new' }, /<\/description><\/offer>/, '<g:condition>new<'],
    ['to order', { availability: 'to_order' }, 'available="false"', '<g:availability>out_of_stock<'],
    ['one of its kind', { reference: null }, /<\/vendor><url>/, '<g:identifier_exists>no<'],
    [
      'a GTIN and a reference',
      { gtin: '6291041500213' },
      '<barcode>6291041500213</barcode>',
      '<g:gtin>6291041500213</g:gtin><g:mpn>126610LN</g:mpn><g:google',
    ],
    [
      'a GTIN alone identifies it',
      { gtin: '6291041500213', reference: null },
      '<barcode>6291041500213</barcode>',
      '<g:gtin>6291041500213</g:gtin><g:google',
    ],
    ['a GTIN-14', { gtin: '10614141000415' }, /<\/description><condition/, '<g:gtin>10614141000415</g:gtin>'],
    [
      'a GTIN whose check digit is wrong',
      { gtin: '6291041500214' },
      /<\/description><condition/,
      '</g:brand><g:mpn>',
    ],
    [
      'a small discount is none to Yandex',
      { price: { usd: 1_000, discount_usd: 960 } },
      /<price>960<\/price><currencyId>/,
      '<g:sale_price>960 USD<',
    ],
    [
      'photographs only',
      { pictures: [somePicture('a/1', 'drawing'), somePicture('a/2')] },
      /<\/categoryId><picture>[^<]*a\/2-/,
      /<g:image_link>[^<]*a\/2-[^<]*<\/g:image_link><g:availability>/,
    ],
    [
      'a work of art',
      { catalog_type: 'art', model: 'Night' },
      '<name>Rolex, “Night”</name>',
      /<\/g:product_type><\/item>/,
    ],
  ])('%s', (_, changes, yandex, google) => {
    const found = written(changes);
    expect(found.yandex).toMatch(yandex);
    expect(found.google).toMatch(google);
  });

  it('a title of more than 150 characters ends with a whole word', () => {
    const { title } = productOf(someOffer({ model: 'word '.repeat(40).trim() }), words);
    expect(title.length).toBeLessThanOrEqual(150);
    expect(title).toMatch(/ word…$/);
  });
});
