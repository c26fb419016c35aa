import type { CatalogType } from '@tourbillon/domain/sections/catalog-types.ts';
import type { CellValues, Column } from './columns/column.ts';
import { SECTION_WORDS } from './columns/identity.ts';
import { TEXT_FIELDS } from './columns/texts.ts';
import { Mistake, type RowMistake } from './mistake.ts';
import type { SourceRow } from './source-row.ts';

/** A row with parsed cells, before they are compared with each other. */
export interface ReadRow {
  line: number;
  /** Empty if it is missing or not valid; the row then has a mistake. */
  number: string;
  values: CellValues;
  /** Names of the columns with a value. */
  named: ReadonlySet<string>;
  mistakes: readonly RowMistake[];
  place?: SourceRow['place'];
  /** The row as it applies to a new item. */
  asNew(): ReadRow;
}

/** Parses the cells of a row. An empty cell means "unknown", but the number is required. */
export function readCells(source: SourceRow): ReadRow {
  const { line, cells, mistakes: before, place, ifNew } = source;
  const mistakes = [...before];
  const named = new Set<string>();
  let values: CellValues = {};
  for (const [column, text] of cells) {
    const read = (): CellValues => {
      if (text !== '') {
        named.add(column.name);
        return column.read(text);
      }
      if (column.isRequired) throw new Mistake('is empty; every piece has it');
      return column.empty;
    };
    try {
      values = mergeValues(values, read());
    } catch (error) {
      if (!(error instanceof Mistake)) throw error;
      mistakes.push({ line, column: column.name, message: error.message });
    }
  }
  const asNew = () =>
    ifNew ? readCells({ ...source, cells: new Map([...ifNew, ...cells]), ifNew: undefined }) : row;
  const row: ReadRow = { line, number: values.number ?? '', values, named, mistakes, place, asNew };
  return row;
}

/** Merges the values of two columns. Texts have one column per language. */
function mergeValues(values: CellValues, more: CellValues): CellValues {
  const both = { ...values, ...more };
  for (const field of TEXT_FIELDS) {
    if (more[field] && values[field]) Object.assign(both, { [field]: { ...values[field], ...more[field] } });
  }
  return both;
}

/** Mistakes for columns that the section does not have. */
export function mistakesOfForeignColumns(
  { line, named }: Pick<ReadRow, 'line' | 'named'>,
  section: CatalogType,
  columns: readonly Column[],
): RowMistake[] {
  return columns.flatMap(({ name, sections }) => {
    if (!sections || sections.includes(section) || !named.has(name)) return [];
    const of = sections.map((type) => SECTION_WORDS[type]).join(', ');
    return [
      { line, column: name, message: `is a column of ${of}; leave it empty for ${SECTION_WORDS[section]}` },
    ];
  });
}
