import type { Column } from './columns/column.ts';
import type { RowMistake } from './mistake.ts';

/** A row of a file, whatever its format: the cells it has, as texts, and what was wrong with others already. */
export interface SourceRow {
  line: number;
  cells: ReadonlyMap<Column, string>;
  mistakes: readonly RowMistake[];
  /** Cells that a piece has only when it is new: a format may say less of where goods stand than the shop knows. */
  ifNew?: ReadonlyMap<Column, string>;
  /** A mistake with the line and the name of what the column was made of, where a format has its own. */
  place?: (mistake: RowMistake) => RowMistake;
}
