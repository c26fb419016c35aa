import { KITS } from '@tourbillon/domain/contract/requests/appraisal.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { CONDITIONS } from '@tourbillon/domain/sections/item-statuses.ts';
import { calendarYear, monthOf, type Sale } from '../estimate/sale.ts';
import { titleOf } from '../vocabulary/vocabulary.ts';
import { type DataSource, extremesNote, isOfBrand, type MakeTable, wholePercent } from './data-source.ts';
import type { DataTable } from './data-table.ts';
import { valueRetention } from './value-retention.ts';
import { comparedInGroups, type Share, sharesByKey } from './shares.ts';
import { wholeYears } from './whole-years.ts';

/** Month numbers of a year, as keys. */
const MONTHS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;

/** Prices by condition, from best to worst. */
export const conditionTable: MakeTable = (source, block) =>
  comparedTable(
    source,
    sharesOf(source, block, CONDITIONS, ({ condition }) => condition),
    {
      head: 'textData.condition',
      titleOf: (key, locale) => titleOf('conditions', key, locale),
    },
  );

/** Prices by box and papers. */
export const kitTable: MakeTable = (source, block) =>
  comparedTable(
    source,
    sharesOf(source, block, KITS, ({ kit }) => kit),
    {
      head: 'textData.kit',
      titleOf: (key, locale) => titleOf('sets', key, locale),
    },
  );

/** Prices by calendar year of the sale. */
export const yearsTable: MakeTable = (source, block) => {
  const yearOf = ({ years }: Sale) => String(calendarYear(years));
  const keys = [...new Set(source.sales.map(yearOf))].sort();
  return comparedTable(source, sharesOf(source, block, keys, yearOf), {
    head: 'textData.year',
    titleOf: (key) => key,
  });
};

/** Used watches beside new ones, by brand, or by line within a brand; the best first. */
export const valueRetentionTable: MakeTable = (source, block) => {
  const { catalogue, groups } = source;
  const compared = valueRetention(groups).filter(({ sale }) => isOfBrand(source, block)(sale));
  const titles = new Map([...catalogue.brands.values()].map(({ id, title }) => [id, title]));
  const keyOf = ({ brandId, collectionId }: Sale) =>
    block.brand === undefined
      ? titles.get(brandId)
      : collectionId === null
        ? undefined
        : catalogue.collectionsById.get(collectionId)?.title;
  const keys = [...new Set(compared.flatMap(({ sale }) => keyOf(sale) ?? []))];
  const shares = sharesByKey(compared, keys, keyOf)?.sort((a, b) => b.share - a.share);
  return comparedTable(source, shares, {
    head: block.brand === undefined ? 'textData.brand' : 'textData.line',
    ratio: 'textData.shareOfNew',
    note: 'textData.comparedWithNew',
    titleOf: (key) => key,
  });
};

/** Share of the sales of each month, and the prices of that month. */
export const monthsTable: MakeTable = (source, block) => {
  const { locale } = source;
  const t = translator(locale);
  const shares = sharesOf(source, block, MONTHS, ({ years }) => String(monthOf(years)));
  if (!shares || shares.length < MONTHS.length) return undefined;
  const own = wholeYears(source.sales.filter(isOfBrand(source, block)));
  if (!own) return undefined;
  const rows = shares.map(({ key, share }) => {
    const sold = own.filter(({ years }) => String(monthOf(years)) === key).length / own.length;
    return {
      title: t(`textData.month_${key as (typeof MONTHS)[number]}`),
      value: sold,
      shown: wholePercent(sold, locale),
      share,
    };
  });
  return {
    columns: [
      { title: t('textData.month') },
      { title: t('textData.shareOfSales'), drawn: true },
      { title: t('textData.ratio') },
    ],
    rows: rows.map(({ title, shown, share }) => [title, shown, wholePercent(share, locale)]),
    notes: [t('textData.countedSales', { count: own.length }), extremesNote(rows, locale)],
  };
};

function sharesOf(
  source: DataSource,
  block: Parameters<MakeTable>[1],
  keys: readonly string[],
  keyOf: (sale: Sale) => string | undefined,
): Share[] | undefined {
  const own = source.groups.filter(([first]) => first !== undefined && isOfBrand(source, block)(first));
  return sharesByKey(comparedInGroups(own), keys, keyOf);
}

/** What differs between tables of shares. */
interface TableParts {
  head:
    | `textData.${'condition' | 'kit' | 'year' | 'brand' | 'line' | 'material'}`
    | `dataComparisons.${'decade' | 'function' | 'diameter'}`;
  ratio?:
    | `textData.${'ratio' | 'shareOfNew'}`
    | `dataComparisons.${'shareOfPlain' | 'shareOfSteel' | 'shareOfQuartz'}`;
  note?: `textData.${'comparedSales' | 'comparedWithNew' | 'countedSales'}`;
  /** How the sales were compared, if `note` does not say it. */
  how?: `dataComparisons.${'inLineNote' | 'plainNote' | 'steelNote' | 'quartzNote'}`;
  /** The number of sales, if some are in several rows. */
  count?: number;
  titleOf: (key: string, locale: Locale) => string;
}

/** A table of shares. */
export function comparedTable(
  { locale }: DataSource,
  shares: readonly Share[] | undefined,
  {
    head,
    ratio = 'textData.ratio',
    note = 'textData.comparedSales',
    how,
    count: all,
    titleOf: named,
  }: TableParts,
): DataTable | undefined {
  if (!shares) return undefined;
  const t = translator(locale);
  const rows = shares.map(({ key, count, share }) => ({
    title: named(key, locale),
    value: share,
    shown: wholePercent(share, locale),
    count,
  }));
  return {
    columns: [{ title: t(head) }, { title: t(ratio), drawn: true }, { title: t('priceHistory.sales') }],
    rows: rows.map(({ title, shown, count }) => [title, shown, String(count)]),
    notes: [
      t(note, { count: all ?? rows.reduce((sum, { count }) => sum + count, 0) }),
      ...(how ? [t(how)] : []),
      extremesNote(rows, locale),
    ],
  };
}
