import type { Column } from './columns/column.ts';
import type { RowMistake } from './mistake.ts';

/** A row of a file in any format: its cells as texts, and the mistakes found so far. */
export interface SourceRow {
  line: number;
  cells: ReadonlyMap<Column, string>;
  mistakes: readonly RowMistake[];
  /** Cells used only for a new item, because the shop may know more than the file. */
  ifNew?: ReadonlyMap<Column, string>;
  /** Converts a mistake to the line and element name of the source format. */
  place?: (mistake: RowMistake) => RowMistake;
}
