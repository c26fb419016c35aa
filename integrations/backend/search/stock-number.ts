import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { words } from '../language/fold.ts';
import { compactReference } from '../language/reference.ts';
import { stockNumberTerm } from './index/item-terms.ts';
import { match, TIERS } from './index/match.ts';
import type { SearchedItems } from './index/searched-items.ts';

/** Words that people write before a stock number: those of its label, and short forms. */
const LABELS = new Set([
  ...LOCALES.flatMap((locale) => words(translator(locale)('item.fact_number'))),
  ...['n', 'no', 'арт', 'артикул', 'лот', 'lot', 'raqam'],
]);

/** Shorter numbers without a label are years, diameters and limits. */
const SHORTEST = 4;

/** The items whose stock number is a whole query. */
export interface NumberedItems {
  /** Index numbers of the items. */
  items: Uint32Array;
  /** Whether the query says that it is a stock number: `№ 7193`, "stock number 7193". */
  isLabelled: boolean;
}

/** Finds the items whose stock number is the whole query, with or without a label; undefined if there are none. */
export function itemsNumbered(query: string, { index }: SearchedItems): NumberedItems | undefined {
  const typed = words(query);
  const said = typed.filter((word) => !LABELS.has(word));
  const number = compactReference(said.join(''));
  const isLabelled = said.length < typed.length || /[№#]/.test(query);
  if (!/\d/.test(number) || (!isLabelled && number.length < SHORTEST)) return undefined;
  const items = match(index, [
    { terms: [{ term: stockNumberTerm(number), tier: TIERS.reference }], required: true },
  ]);
  return items.length > 0 ? { items, isLabelled } : undefined;
}
