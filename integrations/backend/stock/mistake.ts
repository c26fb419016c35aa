/** What is wrong with a value and what is expected, as a part of a sentence after the name of its column. */
export class Mistake extends Error {}

/** A row that is refused: what is wrong with which column. */
export interface RowMistake {
  /** Line of the file; 0 for what no line has. */
  line: number;
  /** A column of the file, or what else it is about: `row`, `file`. */
  column: string;
  message: string;
}

/** A mistake as it is shown. */
export function mistakeLine({ line, column, message }: RowMistake): string {
  return `${line > 0 ? `line ${line}: ` : ''}${column}: ${message}`;
}

/** A value as a mistake names it: short, on one line. */
export function quoted(value: string): string {
  const line = value.replace(/\s+/g, ' ');
  return `"${line.length > 40 ? `${line.slice(0, 40)}…` : line}"`;
}
