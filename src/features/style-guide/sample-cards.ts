import type { ItemCard, ItemPicture } from '@tourbillon/domain/contract/catalogue.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';

/** Exchange rates of the samples: fixed, so that their prices never change. */
export const SAMPLE_RATES = { RUB: 90, USD: 1, UAH: 41, UZS: 12_600 };

/**
 * Fixed sample watches, independent of the stock: discounted, on request, sold.
 * @param pictures of some watch; without them a card shows its background.
 */
export function sampleCards(t: Translate, pictures: ItemPicture[]): ItemCard[] {
  const card = {
    url: 'sample',
    catalog_type: 'clock',
    brand: { slug: 'rolex', title: 'Rolex' },
    collection: null,
    model: 'Submariner Date 41',
    reference: '126610LN',
    summary: null,
    condition: 'perfect',
    availability: 'in_stock',
    held_until: null,
    cities: [{ id: 'samara', title: t('styleGuide.city') }],
    price: { usd: 14_800, discount_usd: 12_950 },
    tags: ['discounted', 'pre_owned'],
    pictures,
    diameter_mm: 41,
    defects: [],
  } satisfies ItemCard;
  return [
    card,
    { ...card, model: 'Day-Date 40', reference: '228235', price: null, tags: [], availability: 'reserved' },
    {
      ...card,
      brand: { slug: 'vacheron-constantin', title: 'Vacheron Constantin' },
      model: 'Overseas Chronograph',
      reference: '5500V/110A-B148',
      tags: ['archive'],
      availability: 'sold',
    },
  ];
}
