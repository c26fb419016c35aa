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
  /** Whether the values differ; "differences only" hides the other rows. */
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
    ['item.completeness', items.map((item) => t(inTheBox(item)))],
    ['item.guarantee', items.map((item) => guarantee(item, t))],
    ...Object.entries(FACT_LABELS).map(([key, label]): [MessageKey, (string | null)[]] => [
      label,
      facts.map((values) => values.get(key) ?? null),
    ]),
  ];
  return rows
    .filter(([, values]) => values.some((value) => value !== null))
    .map(([label, values]) => ({ label, values, differs: new Set(values).size > 1 }));
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
