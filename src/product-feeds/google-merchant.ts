import type { FeedFormat } from './feed-format.ts';
import type { Product } from './product.ts';
import { xmlElement } from './xml.ts';

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
      `<channel>${xmlElement('title', shop)}${xmlElement('link', `${origin}/`)}${xmlElement('description', shop)}\n`,
    ].join('\n'),
  product: (product) => {
    const { pictures, currency, price, salePrice, reference, gtin, gender, catalogType } = product;
    const [main, ...others] = pictures;
    const wearable = catalogType === 'clock' || catalogType === 'jewelry';
    const parts = [
      xmlElement('g:id', product.id),
      xmlElement('title', product.title),
      xmlElement('description', product.description),
      xmlElement('link', product.link),
      xmlElement('g:image_link', main),
      ...others.map((picture) => xmlElement('g:additional_image_link', picture)),
      xmlElement('g:availability', product.inStock ? 'in_stock' : 'out_of_stock'),
      xmlElement('g:price', `${price} ${currency}`),
      xmlElement('g:sale_price', salePrice === undefined ? undefined : `${salePrice} ${currency}`),
      xmlElement('g:condition', product.condition === 'new' ? 'new' : 'used'),
      xmlElement('g:brand', product.brand),
      xmlElement('g:gtin', gtin),
      xmlElement('g:mpn', reference),
      // An item without an identifier of its manufacturer is unique.
      xmlElement('g:identifier_exists', gtin === undefined && reference === undefined ? 'no' : undefined),
      xmlElement('g:google_product_category', CATEGORIES[catalogType]),
      xmlElement('g:product_type', product.path),
      ...(wearable
        ? [xmlElement('g:age_group', 'adult'), xmlElement('g:gender', gender && GENDERS[gender])]
        : []),
    ];
    return `<item>${parts.join('')}</item>\n`;
  },
  tail: '</channel>\n</rss>\n',
};
