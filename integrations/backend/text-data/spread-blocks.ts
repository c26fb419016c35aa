import { translator } from '@tourbillon/domain/i18n/translate.ts';
import type { DataBlock } from '../content-store/data-blocks.ts';
import type { Sale } from '../estimate/sale.ts';
import { titleOf } from '../vocabulary/vocabulary.ts';
import { type DataSource, digitsOf, extremesNote, isOfBrand, type MakeTable } from './data-source.ts';
import type { DataTable } from './data-table.ts';
import { type SpreadRow, spreadsByKey } from './spreads.ts';

/** Prices of the lines of a brand. */
export const linesTable: MakeTable = (source, block) => {
  const titleOfLine = ({ collectionId }: Sale) =>
    (collectionId !== null && source.catalogue.collectionsById.get(collectionId)?.title) || null;
  const rows = spreadsByKey(source.sales.filter(isOfBrand(source, block)), titleOfLine);
  return spreadTable(source, rows, 'textData.line', (key) => key);
};

/** Prices of the references of a line. */
export const referencesTable: MakeTable = (source, block) => {
  const rows = spreadsByKey(salesOfLine(source, block), ({ reference }) => reference?.toUpperCase() ?? null);
  return spreadTable(source, rows, 'textData.reference', (key) => key);
};

/** Prices of a line by the material of the case. */
export const materialsTable: MakeTable = (source, block) => {
  const rows = spreadsByKey(salesOfLine(source, block), ({ material }) => material);
  return spreadTable(source, rows, 'textData.material', (key) => titleOf('materials', key, source.locale));
};

type SpreadHead =
  | `textData.${'line' | 'reference' | 'material' | 'brand'}`
  | `dataComparisons.${'decade' | 'function'}`;
type SpreadNote = `dataComparisons.${'functionsNote' | 'mechanicalNote' | 'decadesNote'}`;

/** The sales of the line that a block names. */
export function salesOfLine(source: DataSource, block: DataBlock): Sale[] {
  const brand = block.brand === undefined ? undefined : source.catalogue.brands.get(block.brand);
  return source.sales.filter(({ brandId, collectionId }) => {
    const line = collectionId === null ? undefined : source.catalogue.collectionsById.get(collectionId);
    return brandId === brand?.id && line?.slug === block.collection;
  });
}

/**
 * A table of prices: the middle half and the median of each row.
 * @param note how the sales were chosen. @param count their number, if some are in several rows.
 */
export function spreadTable(
  source: DataSource,
  spreads: readonly SpreadRow[] | undefined,
  head: SpreadHead,
  named: (key: string) => string,
  note?: SpreadNote,
  count?: number,
): DataTable | undefined {
  if (!spreads) return undefined;
  const { locale, money } = source;
  const t = translator(locale);
  const rows = spreads.map(({ key, ...spread }) => ({
    ...spread,
    title: named(key),
    value: spread.median,
    shown: money.price(spread.median),
  }));
  const { symbol } = money;
  return {
    columns: [
      { title: t(head) },
      { title: t('textData.lower', { symbol }), drawn: true },
      { title: t('textData.medianIn', { symbol }), drawn: true },
      { title: t('textData.upper', { symbol }), drawn: true },
      { title: t('priceHistory.sales') },
    ],
    rows: rows.map(({ title, lower, median, upper, sales }) => [
      title,
      ...[lower, median, upper].map((usd) => digitsOf(usd, source)),
      String(sales),
    ]),
    notes: [
      t('textData.countedSales', { count: count ?? rows.reduce((sum, { sales }) => sum + sales, 0) }),
      ...(note ? [t(note)] : []),
      extremesNote(rows, locale),
    ],
  };
}
