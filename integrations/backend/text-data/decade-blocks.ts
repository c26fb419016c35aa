import { calendarYear, type Sale } from '../estimate/sale.ts';
import { isOfBrand, type MakeTable } from './data-source.ts';
import { lineMaterialKey } from './line-keys.ts';
import { comparedTable } from './share-blocks.ts';
import { comparedInGroups, groupsBy, sharesByKey } from './shares.ts';
import { salesOfLine, spreadTable } from './spread-blocks.ts';
import { spreadsByKey } from './spreads.ts';
import type { WatchFacts } from './watch-facts.ts';

/** Prices of a brand or a line by decade, the oldest first. */
export const decadesTable: MakeTable = async (source, block) => {
  const decadeOf = decadesBy(await source.facts());
  const own =
    block.collection === undefined
      ? source.sales.filter(isOfBrand(source, block))
      : salesOfLine(source, block);
  const rows = spreadsByKey(own, (sale) => decadeOf(sale) ?? null, 'key');
  return spreadTable(source, rows, 'dataComparisons.decade', titleOfDecade, 'dataComparisons.decadesNote');
};

/** Prices by decade, compared within a line and a case material. */
export const agesTable: MakeTable = async (source, block) => {
  const decadeOf = decadesBy(await source.facts());
  const own = source.sales.filter(isOfBrand(source, block)).filter(decadeOf);
  const keys = [...new Set(own.flatMap((sale) => decadeOf(sale) ?? []))].sort();
  const shares = sharesByKey(comparedInGroups(groupsBy(own, lineMaterialKey)), keys, decadeOf);
  return comparedTable(source, shares, {
    head: 'dataComparisons.decade',
    note: 'textData.countedSales',
    how: 'dataComparisons.inLineNote',
    titleOf: titleOfDecade,
  });
};

/** The first year of the decade in which a sold watch was made, or bought new; undefined if nobody knows. */
function decadesBy(facts: ReadonlyMap<number, WatchFacts>): (sale: Sale) => string | undefined {
  return ({ id, years }) => {
    const [year] = /\d{4}/.exec(facts.get(id)?.year ?? '') ?? [];
    return year !== undefined && Number(year) <= calendarYear(years) ? `${year.slice(0, 3)}0` : undefined;
  };
}

function titleOfDecade(decade: string): string {
  return `${decade}–${Number(decade) + 9}`;
}
