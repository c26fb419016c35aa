import type { FeedFormat } from './feed-format.ts';
import type { Product } from './product.ts';
import { element } from './xml.ts';

/** Category numbers of Google's taxonomy. Google classifies the other goods itself. */
const CATEGORIES: Partial<Record<Product['catalogType'], number>> = { clock: 201, jewelry: 188 };

/** Google's names for the target gender. */
const GENDERS: Readonly<Record<string, string>> = { men: 'male', women: 'female', unisex: 'unisex' };

/** RSS 2.0 with the attributes of Google Merchant Center (https://support.google.com/merchants/answer/7052112). */
export const googleMerchant: FeedFormat = {
  head: ({ shop, origin }) =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
      `<channel>${element('title', shop)}${element('link', `${origin}/`)}${element('description', shop)}\n`,
    ].join('\n'),
  product: (product) => {
    const { pictures, currency, price, salePrice, reference, gtin, gender, catalogType } = product;
    const [main, ...others] = pictures;
    const wearable = catalogType === 'clock' || catalogType === 'jewelry';
    const parts = [
      element('g:id', product.id),
      element('title', product.title),
      element('description', product.description),
      element('link', product.link),
      element('g:image_link', main),
      ...others.map((picture) => element('g:additional_image_link', picture)),
      element('g:availability', product.inStock ? 'in_stock' : 'out_of_stock'),
      element('g:price', `${price} ${currency}`),
      element('g:sale_price', salePrice === undefined ? undefined : `${salePrice} ${currency}`),
      element('g:condition', product.condition === 'new' ? 'new' : 'used'),
      element('g:brand', product.brand),
      element('g:gtin', gtin),
      element('g:mpn', reference),
      // An item without an identifier of its manufacturer is unique.
      element('g:identifier_exists', gtin === undefined && reference === undefined ? 'no' : undefined),
      element('g:google_product_category', CATEGORIES[catalogType]),
      element('g:product_type', product.path),
      ...(wearable ? [element('g:age_group', 'adult'), element('g:gender', gender && GENDERS[gender])] : []),
    ];
    return `<item>${parts.join('')}</item>\n`;
  },
  tail: '</channel>\n</rss>\n',
};
