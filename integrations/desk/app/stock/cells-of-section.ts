import type { CatalogType } from '@tourbillon/domain/sections/catalog-types.ts';
import type { Cells } from './piece-draft.ts';
import type { FormColumn } from './use-stock-words.ts';

/**
 * The cells that the form of a section shows. Others were typed for another section, and their mistakes would stand at
 * no field.
 */
export function cellsOfSection(
  cells: Cells,
  columns: readonly Pick<FormColumn, 'name' | 'sections'>[],
  section: CatalogType,
): Cells {
  const isForeign = (name: string) =>
    columns.some((column) => column.name === name && column.sections?.includes(section) === false);
  return Object.fromEntries(Object.entries(cells).filter(([name]) => !isForeign(name)));
}
