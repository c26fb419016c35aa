import { COLUMNS } from './columns/columns.ts';
import type { ExportedItem } from './columns/column.ts';
import type { Plan } from './plan-row.ts';
import type { ShopNames } from './shop-names.ts';
import { outcomeOf, type Outcome } from './write-plans.ts';

/** Preview of a row's result. */
export interface RowPreview {
  line: number;
  number: string;
  outcome: Outcome;
  /** Names of the changed columns, for an existing item. */
  columns: readonly string[];
}

/** Makes the preview of a plan. */
export function previewOf(plan: Plan, names: ShopNames): RowPreview {
  const { line, number, before } = plan;
  const outcome = outcomeOf(plan);
  if (!before || outcome !== 'changed') return { line, number, outcome, columns: [] };
  const was = exportedItem(before, names);
  const now = {
    ...exportedItem({ ...before, ...plan.fields }, names),
    ...(plan.newBrand !== undefined && { brandTitle: plan.newBrand }),
    ...(plan.newCollection !== undefined && { collectionTitle: plan.newCollection }),
    ...(plan.availability && { availability: plan.availability.to }),
  };
  const columns = COLUMNS.filter((column) => column.write(was) !== column.write(now));
  return { line, number, outcome, columns: columns.map(({ name }) => name) };
}

/** An item as cells by column, without photographs. */
export function exportedItem(
  item: Omit<ExportedItem, 'brandTitle' | 'collectionTitle' | 'photoNames'>,
  names: ShopNames,
): ExportedItem {
  return {
    ...item,
    brandTitle: names.brandById(item.brandId)?.title ?? '',
    collectionTitle: names.collectionById(item.collectionId ?? -1)?.title ?? null,
    photoNames: [],
  };
}
