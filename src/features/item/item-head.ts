import type { Product, WarrantyPromise } from 'schema-dts';
import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import { gtinFault } from '@tourbillon/domain/business/gtin.ts';
import type { CALLS } from '@tourbillon/domain/contract/index.ts';
import { LOCALE_FACTS, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Money } from '@tourbillon/domain/i18n/money.ts';
import type { MessageKey, Translate } from '@tourbillon/domain/i18n/translate.ts';
import {
  itemPath,
  listPath,
  listWord,
  SECTIONS,
  type Section,
} from '@tourbillon/domain/sections/sections.ts';
import type { Availability, Condition } from '@tourbillon/domain/sections/item-statuses.ts';
import { withSmallLetter } from '@tourbillon/domain/texts/in-sentence.ts';
import { pieceName } from '@tourbillon/domain/texts/piece-name.ts';
import { conditionAlone } from '#src/ui/items/condition-line.ts';
import { inTheBox } from '#src/ui/items/completeness.ts';
import { factRows } from '#src/ui/items/facts.ts';
import { breadcrumbStructuredData } from '#src/ui/breadcrumb-structured-data.ts';
import { firstFitting } from '#src/ui/search-result.ts';
import { largestImage } from '#src/addresses/image-address.ts';
import { pictureAlt } from './picture-alt.ts';

export type Item = ResponseOf<typeof CALLS.detail>['item'];
type NamedItem = Pick<Item, 'catalog_type' | 'brand' | 'model' | 'reference'>;

/** The schema.org availability of each state. */
const AVAILABILITY = {
  in_stock: 'https://schema.org/InStock',
  reserved: 'https://schema.org/Reserved',
  to_order: 'https://schema.org/BackOrder',
  in_reserve: 'https://schema.org/OutOfStock',
  sold: 'https://schema.org/SoldOut',
  in_archive: 'https://schema.org/SoldOut',
} as const satisfies Record<Availability, string>;
const CONDITION = {
  new: 'https://schema.org/NewCondition',
  perfect: 'https://schema.org/UsedCondition',
  natural_wear: 'https://schema.org/UsedCondition',
  defects: 'https://schema.org/UsedCondition',
  needs_repair: 'https://schema.org/DamagedCondition',
} as const satisfies Record<Condition, string>;

/** Brand, model and reference in one line, followed by the kind of item when the item has a summary. */
export function itemTitle(item: Item, t: Translate): string {
  const name = itemName(item, t);
  return item.summary ? t('item.nameAndKind', { name, kind: item.summary }) : name;
}

/** Brand, model and reference in one line; for a work of art its author and title. */
export function itemName(item: NamedItem, t: Translate): string {
  const { brand, model, reference } = item;
  if (item.catalog_type === 'art') return t('item.artName', { author: brand.title, title: model });
  return pieceName(brand.title, model, reference);
}

/** Breadcrumbs of an item: its list, brand and collection. */
export function itemCrumbs(item: Item, t: Translate): { title: string; path: string }[] {
  const section: Section = SECTIONS[item.catalog_type];
  const word = listWord(section, item.stock) ?? listWord(section, 'current');
  const { brand, collection } = item;
  const list = { title: t(`sectionLists.title_${word}`), path: listPath(word) };
  const page = { title: itemName(item, t), path: itemPath(item.catalog_type, item.url) };
  // The dealer corner has no pages of brands (decision 21).
  if (item.stock === 'dealer') return [list, page];
  return [
    list,
    { title: brand.title, path: listPath(word, brand.slug) },
    ...(collection && section.hasCollections
      ? [{ title: collection.title, path: listPath(word, brand.slug, collection.slug) }]
      : []),
    page,
  ];
}

/** Page head of an item page. */
export function itemHead(item: Item, money: Money, origin: string, locale: Locale, t: Translate) {
  const [main] = item.pictures;
  return {
    title: resultTitle(item, money, t),
    sharedTitle: itemTitle(item, t),
    description: itemDescription(item, t, locale),
    path: itemPath(item.catalog_type, item.url),
    noindex: item.stock === 'dealer',
    image: main && largestImage(main),
    imageAlt: main && pictureAlt(item, itemName(item, t), main, { index: 0, count: 1 }, { t, locale }),
    jsonLd: [
      breadcrumbStructuredData(origin, [{ title: t('layout.home'), path: '/' }, ...itemCrumbs(item, t)]),
      productStructuredData(item, money, origin, locale, t),
    ],
  };
}

/**
 * The title of an item for search engines. It contains the price, and the stock number, because all items of a
 * reference have the same name.
 */
function resultTitle(item: Item, money: Money, t: Translate): string {
  const { price, number, brand, model, reference } = item;
  const name = itemName(item, t);
  const shorter = [pieceName(brand.title, reference ?? model), model];
  const paid = price && money.price(price.discount_usd ?? price.usd);
  return firstFitting([
    ...(paid ? [t('item.resultTitlePriced', { name, number, price: paid })] : []),
    ...[name, ...shorter].map((title) => t('item.resultTitle', { name: title, number })),
  ]);
}

/** The meta description of an item: name, condition, place or availability. */
function itemDescription(item: Item, t: Translate, locale: Locale): string {
  const place =
    item.cities.map(({ title }) => title).join('; ') ||
    withSmallLetter(t(`item.availability_${item.availability}`), LOCALE_FACTS[locale].lang);
  const condition = conditionAlone(item, t).toLowerCase();
  const name = [itemName(item, t), item.summary].filter(Boolean).join(', ');
  const values = { name, condition, place };
  // An archived item has no price, and a dealer item has no guarantee, so each has its own text (decisions 9 and 21).
  if (item.stock === 'archive') return t('item.descriptionSold', values);
  if (item.stock === 'dealer') return t('item.descriptionAsIs', values);
  if (item.catalog_type === 'clock' && item.guarantee_months === null)
    return t('item.descriptionBare', values);
  return t(`itemByKind.description_${item.catalog_type}`, values);
}

/** The item as structured data. Without a price there is no `offers` (decision 36). */
export function productStructuredData(
  item: Item,
  money: Money,
  origin: string,
  locale: Locale,
  t: Translate,
): Product {
  const { price } = item;
  const url = origin + itemPath(item.catalog_type, item.url);
  return {
    '@type': 'Product',
    name: itemName(item, t),
    url,
    sku: item.number,
    description: itemDescription(item, t, locale),
    ...(item.pictures.length > 0
      ? { image: item.pictures.map((picture) => origin + largestImage(picture)) }
      : {}),
    brand: { '@type': 'Brand', name: item.brand.title },
    ...(item.reference ? { mpn: item.reference } : {}),
    ...gtinData(item.gtin),
    itemCondition: CONDITION[item.condition],
    additionalProperty: [...scopeRows(item, t), ...factRows(item, locale)].map(({ label, value }) => ({
      '@type': 'PropertyValue',
      name: t(label),
      value,
    })),
    ...(price
      ? {
          offers: {
            '@type': 'Offer',
            url,
            price: money.fromUsd(price.discount_usd ?? price.usd),
            priceCurrency: money.currency,
            availability: AVAILABILITY[item.availability],
            itemCondition: CONDITION[item.condition],
            ...(item.guarantee_months === null ? {} : { warranty: warranty(item.guarantee_months) }),
            // The trading company is the seller: the pawnshop company may not trade (decision 68).
            seller: { '@id': `${origin}/#trade` },
          },
        }
      : {}),
  };
}

/** What is included with the item, if known. */
function scopeRows(item: Item, t: Translate): { label: MessageKey; value: string }[] {
  const scope = inTheBox(item);
  return scope === 'item.set_unknown' ? [] : [{ label: 'item.completeness', value: t(scope) }];
}

/** The GTIN under the schema.org property for its length. */
function gtinData(gtin: string | null): Partial<Record<`gtin${8 | 12 | 13 | 14}`, string>> {
  return gtin === null || gtinFault(gtin) ? {} : { [`gtin${gtin.length}`]: gtin };
}

/** The guarantee as structured data; `MON` is the UN/CEFACT code for a month. */
function warranty(months: number): WarrantyPromise {
  return {
    '@type': 'WarrantyPromise',
    durationOfWarranty: { '@type': 'QuantitativeValue', value: months, unitCode: 'MON' },
  };
}
