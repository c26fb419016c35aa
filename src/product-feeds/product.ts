import { gtinFault } from '@tourbillon/domain/business/gtin.ts';
import type { Offer } from '@tourbillon/domain/contract/offers.ts';
import type { Money } from '@tourbillon/domain/i18n/money.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import { itemPath, SECTIONS } from '@tourbillon/domain/sections/sections.ts';
import { pieceName } from '@tourbillon/domain/texts/piece-name.ts';
import { largestImage } from '../addresses/image-address.ts';

/** Most photographs that Google accepts. Yandex accepts more. */
const MAX_PICTURES = 11;

/** Most characters of a text: the lower of the marketplaces' limits. */
const MAX_LENGTH = { title: 150, description: 3_000, reason: 700 } as const;

/** An item in the form that both feeds need, in the language and currency of a host. */
export interface Product {
  id: string;
  catalogType: Offer['catalog_type'];
  title: string;
  description: string;
  link: string;
  /** Addresses of photographs, the main one first. */
  pictures: string[];
  currency: string;
  /** Price without discount. */
  price: number;
  /** Price with discount. Undefined without one. */
  salePrice: number | undefined;
  condition: Offer['condition'];
  /** Its condition in words, with its defects. */
  conditionText: string;
  inStock: boolean;
  brand: string;
  reference: string | undefined;
  gtin: string | undefined;
  gender: string | undefined;
  /** Breadcrumb path through the lists. */
  path: string;
}

/** What the texts of a host need. */
export interface FeedWords {
  t: Translate;
  money: Money;
  /** Public origin of the host. */
  origin: string;
}

/** Converts an offer into a product. @throws when the item has no price: check `reasonToOmit` first. */
export function productOf(offer: Offer, { t, money, origin }: FeedWords): Product {
  if (!offer.price) throw new Error(`${offer.url} has no price`);
  const { usd, discount_usd } = offer.price;
  const name = nameOf(offer, t);
  const title = offer.summary ? t('item.nameAndKind', { name, kind: offer.summary }) : name;
  const conditionText = [t(`item.condition_${offer.condition}`), ...offer.defects].join('. ');
  const places = offer.cities.map((city) => city.title).join(', ');
  const { list } = SECTIONS[offer.catalog_type];
  return {
    id: offer.number,
    catalogType: offer.catalog_type,
    title: cut(title, MAX_LENGTH.title),
    description: cut(
      [offer.description, title, conditionText, places].filter(Boolean).join('. '),
      MAX_LENGTH.description,
    ),
    link: origin + itemPath(offer.catalog_type, offer.url),
    pictures: offer.pictures
      .filter(({ kind }) => kind === 'photo')
      .slice(0, MAX_PICTURES)
      .map((picture) => origin + largestImage(picture)),
    currency: money.currency,
    price: money.fromUsd(usd),
    salePrice: discount_usd === null ? undefined : money.fromUsd(discount_usd),
    condition: offer.condition,
    conditionText: cut(conditionText, MAX_LENGTH.reason),
    inStock: offer.availability === 'in_stock',
    brand: offer.brand.title,
    reference: offer.reference ?? undefined,
    // Both marketplaces reject an item with an invalid GTIN, but accept an item without one.
    gtin: offer.gtin === null || gtinFault(offer.gtin) ? undefined : offer.gtin,
    gender: offer.gender?.id,
    path: [t(`sectionLists.title_${list}`), offer.brand.title, offer.collection?.title]
      .filter(Boolean)
      .join(' > '),
  };
}

function nameOf({ catalog_type, brand, model, reference }: Offer, t: Translate): string {
  if (catalog_type === 'art') return t('item.artName', { author: brand.title, title: model });
  return pieceName(brand.title, model, reference);
}

/** Cuts a text after a whole word, to a number of characters. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;
}
