import { finiteTimes, measurements, textObjects } from './checked-values.ts';

/** A CHECK constraint of the table `items`. */
interface ItemCheck {
  name: string;
  condition: string;
}

/**
 * Values of an item that the database refuses, besides words outside the vocabularies. Lists leave out an old row that
 * has one (decision 376).
 */
export const ITEM_CHECKS: readonly ItemCheck[] = [
  {
    name: 'items_prices',
    condition: 'price_usd > 0 and discount_usd > 0 and own_price > 0 and own_discount > 0',
  },
  {
    name: 'items_own_price',
    condition: `currency <> 'USD' or (own_price is null and own_discount is null)`,
  },
  {
    name: 'items_sold_price',
    condition: 'sold_price_usd is null or (sold_price_usd > 0 and sold_at is not null)',
  },
  { name: 'items_hold', condition: `availability in ('reserved', 'in_reserve') or held_until is null` },
  { name: 'items_gtin', condition: `gtin ~ '^([0-9]{8}|[0-9]{12,14})$'` },
  { name: 'items_guarantee', condition: 'guarantee_months between 1 and 120' },
  {
    name: 'items_guarantee_sound',
    condition: `guarantee_months is null or (condition not in ('defects', 'needs_repair') and stock <> 'dealer')`,
  },
  {
    name: 'items_times',
    condition: finiteTimes('published_at', 'updated_at', 'held_until', 'sold_at', 'serviced_on'),
  },
  {
    name: 'items_measurements',
    condition: measurements(
      'diameter_mm',
      'thickness_mm',
      'water_resistance_m',
      'carat_weight',
      'weight_g',
      'ring_size',
      'size_mm',
      'width_cm',
      'height_cm',
      'depth_cm',
    ),
  },
  { name: 'items_texts', condition: textObjects('title', 'description', 'defects_text') },
  { name: 'items_url', condition: `url ~ '^[a-zA-Z0-9][a-zA-Z0-9._-]{0,159}$'` },
];
