import type { Offer } from '@tourbillon/domain/contract/offers.ts';

/** An item that both marketplaces accept. @param changes the fields that a test needs. */
export function someOffer(changes: Partial<Offer> = {}): Offer {
  return {
    url: 'rolex-1',
    catalog_type: 'clock',
    brand: { slug: 'rolex', title: 'Rolex' },
    collection: { slug: 'submariner', title: 'Submariner' },
    model: 'Submariner Date',
    reference: '126610LN',
    summary: null,
    condition: 'natural_wear',
    availability: 'in_stock',
    held_until: null,
    cities: [{ id: 'moscow', title: 'Moscow' }],
    price: { usd: 13_000, discount_usd: 12_000 },
    tags: ['pre_owned', 'discounted'],
    pictures: [somePicture('clock/rolex-1/photo.1'), somePicture('clock/rolex-1/photo.2')],
    diameter_mm: 41,
    defects: ['A scratch on the <clasp>'],
    number: 'A-1041',
    gtin: null,
    gender: { id: 'men', title: 'Men’s' },
    description: 'With its box & papers',
    ...changes,
  };
}

/** A picture of the item. */
export function somePicture(src: string, kind: 'photo' | 'drawing' = 'photo'): Offer['pictures'][number] {
  return { src, view: 'front', width: 1_600, height: 1_600, placeholder: null, kind };
}
