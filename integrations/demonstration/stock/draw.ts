import type { CatalogType } from '@tourbillon/domain/sections/sections.ts';
import type { Availability, Condition, Stock } from '@tourbillon/domain/sections/item-statuses.ts';
import { chance, pick, seeded, type Random } from '@tourbillon/domain/random/seeded.ts';
import type { SourceRow } from './source-row.ts';

/** The reference day for dates of the demonstration stock; fixed, so that the data is the same at every run. */
export const DEMO_TODAY = Date.UTC(2026, 10, 1);

const DAY = 86_400_000;
const YEARS_3 = 3 * 365;

/** Conditions of pre-owned watches, with their frequency in the listings; no listing states "needs repair". */
const PRE_OWNED: readonly (readonly [Condition, number])[] = [
  ['perfect', 225],
  ['natural_wear', 38],
  ['defects', 5],
  ['needs_repair', 2],
];

const CITIES = [
  ['moscow', 20], ['moscow-vremenagoda', 14], ['moscow-rigamall', 10], ['saint-petersburg', 14],
  ['vladivostok', 5], ['yekaterinburg', 7], ['krasnodar', 6], ['rostov-on-don', 5], ['samara', 5],
  ['tashkent', 7], ['baku', 4], ['bishkek', 3],
] as const; // prettier-ignore

/** From this price, US dollars, an item is shown to VIP clients. */
export const VIP_FROM: Readonly<Record<CatalogType, number>> = {
  clock: 40_000,
  jewelry: 15_000,
  accessory: 10_000,
  art: 10_000,
};

/** Defects of watches that have some, with their frequency. */
const DEFECTS: Readonly<Record<'defects' | 'needs_repair', readonly (readonly [string, number])[]>> = {
  defects: [
    ['dented_case', 6], ['scratched_crystal', 5], ['overpolished_case', 5], ['stretched_bracelet', 4],
    ['replaced_dial', 4], ['refinished_dial', 3], ['replacement_strap', 4], ['replaced_crown', 3],
    ['worn_number', 1],
  ],
  needs_repair: [['not_running', 6], ['poor_rate', 5], ['moisture', 2]],
}; // prettier-ignore

/** About 60 % current stock, 35-40 % archive, 3 % dealer corner. */
export function drawStock(random: Random): Stock {
  return pick(random, [
    ['current', 61],
    ['archive', 36],
    ['dealer', 3],
  ]);
}

/** The stated condition, or a random one; an item of the dealer corner has defects (decision 21). */
export function drawCondition(random: Random, row: SourceRow, stock: Stock): Condition {
  if (stock === 'dealer') return chance(random, 0.6) ? 'defects' : 'needs_repair';
  if (row.condition !== '') return row.condition as Condition;
  if (row.kind === 'new') return 'new';
  if (row.kind === 'reference' && chance(random, 0.35)) return 'new';
  return pick(random, PRE_OWNED);
}

export function drawAvailability(random: Random, stock: Stock): Availability {
  if (stock === 'archive') return chance(random, 0.8) ? 'sold' : 'in_archive';
  return pick(random, [
    ['in_stock', 84],
    ['reserved', 5],
    ['to_order', 8],
    ['in_reserve', 3],
  ]);
}

/** The city of an item's office: one city for each piece (decision 87), none for an item to order. */
export function drawCities(random: Random, availability: Availability): string[] {
  return availability === 'to_order' ? [] : [pick(random, CITIES)];
}

/**
 * The day of the last service, some weeks before the publication; only for pre-owned watches, when the shop knows it.
 * It has a random generator of its own.
 */
export function drawServiced(id: number, condition: Condition, publishedAt: Date): string | null {
  const random = seeded(id * 5 + 3);
  const serviced = condition === 'perfect' ? 0.5 : condition === 'natural_wear' ? 0.35 : 0;
  if (!chance(random, serviced)) return null;
  const moment = publishedAt.getTime() - (10 + random() ** 2 * 500) * DAY;
  return new Date(moment).toISOString().slice(0, 10);
}

/** A price rounded as shops do: to tens below a thousand, to hundreds above ten thousand. */
export function rounded(price: number): number {
  const step = price < 1_000 ? 10 : price < 10_000 ? 50 : 100;
  return Math.round(price / step) * step;
}

/** The moment of publication, in whole minutes: current stock mostly recent, the archive over three years. */
export function drawPublished(random: Random, stock: Stock): Date {
  const part = stock === 'current' ? random() ** 2 : random();
  const moment = DEMO_TODAY - part * YEARS_3 * DAY;
  return new Date(Math.floor(moment / 60_000) * 60_000);
}

/**
 * The moment of the sale: some weeks or months after its publication, and not in the future. It has a random
 * generator of its own, so that it does not change other random values of the item.
 */
export function drawSold(id: number, availability: Availability, publishedAt: Date): Date | null {
  if (availability !== 'sold') return null;
  const random = seeded(-id);
  const days = 4 + random() ** 2 * 170;
  const moment = Math.min(publishedAt.getTime() + days * DAY, DEMO_TODAY - random() * 9 * DAY);
  return new Date(Math.max(publishedAt.getTime(), Math.floor(moment / 60_000) * 60_000));
}

/** The discounted price, for about one in eight priced items of current stock. */
export function drawDiscount(random: Random, price: number | null, stock: Stock): number | null {
  if (price === null || stock !== 'current' || !chance(random, 0.12)) return null;
  return Math.round((price * (100 - pick(random, [[5, 4], [8, 3], [10, 4], [15, 2], [20, 1]]))) / 100); // prettier-ignore
}

/** The defects: one or two. An item that needs repair has the cause first; an item without faults has none. */
export function drawDefects(random: Random, condition: Condition): string[] {
  if (condition !== 'defects' && condition !== 'needs_repair') return [];
  const first = pick(random, DEFECTS[condition]);
  return chance(random, 0.6) ? [...new Set([first, pick(random, DEFECTS.defects)])] : [first];
}

/** Year of purchase: the stated years, else one that suits the condition. */
export function drawYear(random: Random, row: SourceRow, condition: Condition): string {
  if (row.year_from !== '') {
    return row.year_to !== '' && row.year_to !== row.year_from
      ? `${row.year_from}–${row.year_to}`
      : row.year_from;
  }
  if (condition === 'new') return String(2026 - Math.floor(random() * 2));
  return String(2025 - Math.floor(random() ** 1.6 * 18));
}
