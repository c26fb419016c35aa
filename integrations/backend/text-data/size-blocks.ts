import { formatNumber } from '@tourbillon/domain/i18n/numbers.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import type { DataBlock } from '../content-store/data-blocks.ts';
import type { Sale } from '../estimate/sale.ts';
import { coarse } from '../price-history/price-history.ts';
import { type DataSource, digitsOf, extremesNote, type MakeTable, wholePercent } from './data-source.ts';
import { lineMaterialKey } from './line-keys.ts';
import { comparedTable } from './share-blocks.ts';
import { comparedInGroups, groupsBy, LEAST_IN_ROW, medianOf, sharesByKey } from './shares.ts';

/** Width of a row, in millimetres. */
const BAND_MM = 2;

/** A sold watch and its size. */
interface SaleWithSize {
  sale: Sale;
  /** The smallest size of its row. */
  band: number;
}

/** Shares of the sizes that were sold and are on sale, and the prices paid for them. */
export const sizesTable: MakeTable = async (source, block) => {
  const { locale, money } = source;
  const sold = await sizedSales(source, block);
  const onSale = (await source.sizesOnSale()).filter(
    ({ gender }) => block.gender === undefined || gender === block.gender,
  );
  const all = onSale.reduce((sum, { count }) => sum + count, 0);
  const rows = bandsOf(sold).flatMap((band) => {
    const prices = sold.filter((one) => one.band === band).map(({ sale }) => sale.usd);
    if (prices.length < LEAST_IN_ROW) return [];
    const here = onSale.filter(({ mm }) => bandOf(mm) === band).reduce((sum, { count }) => sum + count, 0);
    const share = prices.length / sold.length;
    return [{
      title: titleOfBand(band, locale),
      value: share,
      shown: wholePercent(share, locale),
      here: wholePercent(all > 0 ? here / all : 0, locale),
      median: coarse(medianOf(prices)),
      count: prices.length,
    }]; // prettier-ignore
  });
  if (rows.length < 2) return undefined;
  const t = translator(locale);
  return {
    columns: [
      { title: t('dataComparisons.diameter') },
      { title: t('textData.shareOfSales'), drawn: true },
      { title: t('dataComparisons.shareOnSale'), drawn: true },
      { title: t('textData.medianIn', { symbol: money.symbol }) },
      { title: t('priceHistory.sales') },
    ],
    rows: rows.map(({ title, shown, here, median, count }) => [
      title,
      shown,
      here,
      digitsOf(median, source),
      String(count),
    ]),
    notes: [
      t('textData.countedSales', { count: rows.reduce((sum, { count }) => sum + count, 0) }),
      extremesNote(rows, locale),
    ],
  };
};

/** Prices by size, compared within a line and a case material. */
export const sizePricesTable: MakeTable = async (source, block) => {
  const sold = await sizedSales(source, block);
  const bands = new Map(sold.map(({ sale, band }) => [sale.id, String(band)]));
  const groups = groupsBy(
    sold.map(({ sale }) => sale),
    lineMaterialKey,
  );
  const shares = sharesByKey(comparedInGroups(groups), bandsOf(sold).map(String), ({ id }) => bands.get(id));
  return comparedTable(source, shares, {
    head: 'dataComparisons.diameter',
    note: 'textData.countedSales',
    how: 'dataComparisons.inLineNote',
    titleOf: (band, locale) => titleOfBand(Number(band), locale),
  });
};

/** The sales whose size is known. */
async function sizedSales({ sales, facts }: DataSource, { gender }: DataBlock): Promise<SaleWithSize[]> {
  const known = await facts();
  return sales.flatMap((sale) => {
    const watch = known.get(sale.id);
    if (!watch?.diameterMm || (gender !== undefined && watch.gender !== gender)) return [];
    return [{ sale, band: bandOf(watch.diameterMm) }];
  });
}

function bandOf(mm: number): number {
  return Math.floor(mm / BAND_MM) * BAND_MM;
}

/** All rows, the smallest first. */
function bandsOf(sold: readonly SaleWithSize[]): number[] {
  return [...new Set(sold.map(({ band }) => band))].sort((a, b) => a - b);
}

/** `40–41,9`: sizes are published to a tenth of a millimetre. */
function titleOfBand(band: number, locale: Locale): string {
  return `${band}–${formatNumber(locale, band + BAND_MM - 0.1)}`;
}
