/** An error in a value. The message is the end of a sentence that starts with the column name. */
export class Mistake extends Error {}

/** An error in a row, with its column. */
export interface RowMistake {
  /** Line of the file; 0 for an error without a line. */
  line: number;
  /** A column of the file, or `row` or `file`. */
  column: string;
  message: string;
}

/** An error as a line of text. */
export function mistakeLine({ line, column, message }: RowMistake): string {
  return `${line > 0 ? `line ${line}: ` : ''}${column}: ${message}`;
}

/** A value for a message: short, on one line. */
export function quoted(value: string): string {
  const line = value.replace(/\s+/g, ' ');
  return `"${line.length > 40 ? `${line.slice(0, 40)}…` : line}"`;
}
