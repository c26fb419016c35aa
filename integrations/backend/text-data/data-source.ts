import type { Tariff } from '@tourbillon/domain/business/loan-cost.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Money } from '@tourbillon/domain/i18n/money.ts';
import { formatNumber } from '@tourbillon/domain/i18n/numbers.ts';
import { ratePercent } from '@tourbillon/domain/i18n/loan-money.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { DataBlock } from '../content-store/data-blocks.ts';
import type { Sale } from '../estimate/sale.ts';
import type { CityPrices } from './city-prices.ts';
import type { DataTable } from './data-table.ts';
import type { SizeOnSale, WatchFacts } from './watch-facts.ts';

/** The data of the blocks of a text. Parts that only some blocks need are read on demand. */
export interface DataSource {
  /** The sales of the archive. */
  sales: readonly Sale[];
  /** The same, grouped: every group holds sales of the same watch. */
  groups: readonly (readonly Sale[])[];
  catalogue: Pick<Catalogue, 'brands' | 'collectionsById' | 'cities'>;
  cities: () => Promise<readonly CityPrices[]>;
  /** Further facts of the sold watches, by the id of the sale. */
  facts: () => Promise<ReadonlyMap<number, WatchFacts>>;
  sizesOnSale: () => Promise<readonly SizeOnSale[]>;
  /** The tariff of the first city of the site; undefined if it has none. */
  tariff: () => Promise<Tariff | undefined>;
  money: Money;
  locale: Locale;
}

/** Computes a block; undefined if the archive is too small. */
export type MakeTable = (
  source: DataSource,
  block: DataBlock,
) => DataTable | undefined | Promise<DataTable | undefined>;

/** Whether a sale is of the brand that a block names; any sale for a block without a brand. */
export function isOfBrand({ catalogue }: DataSource, { brand }: DataBlock): (sale: Sale) => boolean {
  if (brand === undefined) return () => true;
  const id = catalogue.brands.get(brand)?.id;
  return (sale) => sale.brandId === id;
}

/** A share as whole per cent: `94 %`. */
export function wholePercent(share: number, locale: Locale): string {
  return ratePercent(Math.round(100 * share), locale);
}

/** An amount in the currency of the site, as digits alone: the head of its column has the sign. */
export function digitsOf(usd: number, { money, locale }: DataSource): string {
  return formatNumber(locale, money.fromUsd(usd));
}

/** A sentence that names the highest and the lowest row. */
export function extremesNote(
  rows: readonly { title: string; value: number; shown: string }[],
  locale: Locale,
): string {
  const inOrder = rows.toSorted((a, b) => b.value - a.value);
  const [highest, lowest] = [inOrder[0], inOrder.at(-1)];
  // If both are shown alike, there is nothing to compare.
  return highest && lowest && highest.shown !== lowest.shown
    ? translator(locale)('textData.extremes', {
        highest: highest.title,
        most: highest.shown,
        lowest: lowest.title,
        least: lowest.shown,
      })
    : '';
}
