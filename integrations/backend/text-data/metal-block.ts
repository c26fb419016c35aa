import { titleOf } from '../vocabulary/vocabulary.ts';
import { LEAST_SALES } from '../price-history/price-history.ts';
import { isOfBrand, type MakeTable } from './data-source.ts';
import { lineKey } from './line-keys.ts';
import { comparedTable } from './share-blocks.ts';
import { compareWithBase, groupsBy, sharesByKey } from './shares.ts';

/** Watches by material beside the same line in steel, the dearest first. */
export const metalsTable: MakeTable = (source, block) => {
  const own = source.sales.filter(isOfBrand(source, block)).filter(({ material }) => material !== null);
  const compared = compareWithBase(
    groupsBy(own, lineKey),
    ({ material }) => material === 'steel',
    LEAST_SALES,
  );
  const keys = [...new Set(compared.flatMap(({ sale }) => sale.material ?? []))];
  const shares = sharesByKey(compared, keys, ({ material }) => material ?? undefined);
  return comparedTable(
    source,
    shares?.sort((a, b) => b.share - a.share),
    {
      head: 'textData.material',
      ratio: 'dataComparisons.shareOfSteel',
      note: 'textData.countedSales',
      how: 'dataComparisons.steelNote',
      titleOf: (key, locale) => titleOf('materials', key, locale),
    },
  );
};
