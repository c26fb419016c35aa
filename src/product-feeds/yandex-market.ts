import { CATALOG_TYPES } from '@tourbillon/domain/sections/catalog-types.ts';
import { escapeXml } from '../platform/escape-xml.ts';
import type { FeedFormat } from './feed-format.ts';
import type { Product } from './product.ts';
import { xmlElement } from './xml.ts';

/** Yandex's names for the conditions of used goods. New goods have none. */
const QUALITY = {
  new: undefined,
  perfect: 'perfect',
  natural_wear: 'excellent',
  defects: 'good',
  needs_repair: 'good',
} as const satisfies Record<Product['condition'], string | undefined>;

/** Range of discounts that are shown as such, as a share of the price. */
const DISCOUNT = { least: 0.05, most: 0.95 } as const;

/** YML, the format of Yandex Market (https://yandex.ru/support/marketplace/tools/elements/). */
export const yandexMarket: FeedFormat = {
  head: ({ shop, company, origin, currency, sections, now }) =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<yml_catalog date="${now.toISOString().replace(/\.\d+Z$/, '+00:00')}">`,
      `<shop>${xmlElement('name', shop)}${xmlElement('company', company)}${xmlElement('url', `${origin}/`)}`,
      `<currencies><currency id="${currency}" rate="1"/></currencies>`,
      `<categories>${CATALOG_TYPES.map((type) => category(type, sections[type])).join('')}</categories>`,
      '<offers>\n',
    ].join('\n'),
  product: (product) => {
    const { price, salePrice = price, pictures, conditionText, gtin } = product;
    const quality = QUALITY[product.condition];
    const off = 1 - salePrice / price;
    const parts = [
      xmlElement('name', product.title),
      xmlElement('vendor', product.brand),
      xmlElement('vendorCode', product.reference),
      xmlElement('url', product.link),
      xmlElement('price', salePrice),
      xmlElement('oldprice', off >= DISCOUNT.least && off <= DISCOUNT.most ? price : undefined),
      xmlElement('currencyId', product.currency),
      xmlElement('categoryId', categoryOf(product.catalogType)),
      ...pictures.map((picture) => xmlElement('picture', picture)),
      xmlElement('description', product.description),
      // A GTIN-14 identifies a case of goods, not a single item.
      xmlElement('barcode', gtin?.length === 14 ? undefined : gtin),
      quality
        ? `<condition type="preowned">${xmlElement('quality', quality)}${xmlElement('reason', conditionText)}</condition>`
        : '',
    ];
    return `<offer id="${escapeXml(product.id)}" available="${product.inStock}">${parts.join('')}</offer>\n`;
  },
  tail: '</offers>\n</shop>\n</yml_catalog>\n',
};

function category(type: Product['catalogType'], title: string | undefined): string {
  return title === undefined ? '' : `<category id="${categoryOf(type)}">${escapeXml(title)}</category>`;
}

function categoryOf(type: Product['catalogType']): number {
  return CATALOG_TYPES.indexOf(type) + 1;
}
