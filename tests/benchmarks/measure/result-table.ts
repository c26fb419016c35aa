import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format } from 'oxfmt';

const BENCHMARKS = path.resolve(import.meta.dirname, '../../../docs/benchmarks');

/** A table of results in Markdown: printed row by row, and with `--record` written into the documents. */
export class ResultTable {
  readonly #lines: string[] = [];

  /** Prints a row and stores it. */
  row(cells: readonly string[]): void {
    console.log(this.keep(cells));
  }

  /** Stores a row that is printed in another form. @returns it in Markdown. */
  keep(cells: readonly string[]): string {
    const line = `| ${cells.join(' | ')} |`;
    this.#lines.push(line);
    return line;
  }

  /**
   * Writes the table into a page of `docs/benchmarks`, with the date, when the command was given `--record`.
   * @param command as in the marks of the page: `npm run weigh`. @param notes lines under the table.
   */
  async record(page: string, command: string, notes: readonly string[] = []): Promise<void> {
    if (!process.argv.includes('--record')) return;
    const file = path.join(BENCHMARKS, page);
    const day = new Date().toISOString().slice(0, 10);
    const text = replaceRecorded(await readFile(file, 'utf8'), command, [
      ...this.#lines,
      '',
      ...notes.flatMap((note) => [note, '']),
      `Recorded on ${day}.`,
    ]);
    await writeFile(file, (await format(file, text)).code);
  }
}

/** Replaces the lines between the marks of a command. @throws when the page does not have the marks. */
export function replaceRecorded(text: string, command: string, lines: readonly string[]): string {
  const [start, end] = [`<!-- ${command} -- --record -->`, `<!-- end of ${command} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The page lacks ${start} … ${end}.`);
  return `${text.slice(0, from)}${start}\n\n${lines.join('\n')}\n\n${text.slice(to)}`;
}
