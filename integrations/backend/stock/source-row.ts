import type { Column } from './columns/column.ts';
import type { RowMistake } from './mistake.ts';

/** A row of a file, whatever its format: the cells it has, as texts, and what was wrong with others already. */
export interface SourceRow {
  line: number;
  cells: ReadonlyMap<Column, string>;
  mistakes: readonly RowMistake[];
}

/** A file that is being read. */
export interface SourceFile {
  rows: AsyncIterable<SourceRow>;
}
