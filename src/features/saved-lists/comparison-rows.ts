import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import type { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { MessageKey, Translate } from '@tourbillon/domain/i18n/translate.ts';
import { availabilityText } from '#src/ui/items/availability-text.ts';
import { inTheBox } from '#src/ui/items/completeness.ts';
import { FACT_LABELS, factRows } from '#src/ui/items/facts.ts';

export type ComparedItem = ResponseOf<typeof CALLS.detail>['item'];

/** A row of the comparison: one fact of every item, null when an item does not have it. */
export interface ComparisonRow {
  label: MessageKey;
  values: (string | null)[];
  /**
   * Whether known values differ; "differences only" hides the other rows. Unknown and known is no difference. Also true
   * for a single item, whose facts there is nothing to compare with.
   */
  differs: boolean;
}

/** Rows that at least one item has, in the order of the table of facts on an item page. */
export function comparisonRows(
  items: readonly ComparedItem[],
  t: Translate,
  locale: Locale,
): ComparisonRow[] {
  const facts = items.map((item) => new Map(factRows(item, locale).map(({ key, value }) => [key, value])));
  const rows: [MessageKey, (string | null)[]][] = [
    ['item.condition', items.map(({ condition }) => t(`item.condition_${condition}`))],
    ['savedLists.availability', items.map((item) => availability(item, t, locale))],
    ['item.completeness', items.map((item) => completeness(item, t))],
    ['item.guarantee', items.map((item) => guarantee(item, t))],
    ...Object.entries(FACT_LABELS).map(([key, label]): [MessageKey, (string | null)[]] => [
      label,
      facts.map((values) => values.get(key) ?? null),
    ]),
  ];
  return rows
    .filter(([, values]) => values.some((value) => value !== null))
    .map(([label, values]) => ({
      label,
      values,
      differs: items.length === 1 || new Set(values.filter((value) => value !== null)).size > 1,
    }));
}

/** Box and papers; null when nothing is known of them. */
function completeness(item: ComparedItem, t: Translate): string | null {
  const key = inTheBox(item);
  return key === 'item.set_unknown' ? null : t(key);
}

/** Only watches have a guarantee in months (§9); sold items have none. */
function guarantee({ catalog_type, stock, guarantee_months: months }: ComparedItem, t: Translate) {
  if (catalog_type !== 'clock' || stock === 'archive') return null;
  return months === null ? t('item.asIs') : t('itemTerms.months', { count: months });
}

function availability(item: ComparedItem, t: Translate, locale: Locale): string {
  const places = item.cities.map(({ title }) => title).join('; ');
  return [availabilityText(item, t, locale), places].filter(Boolean).join(': ');
}
