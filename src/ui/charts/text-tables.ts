import { marksOf, rowDrawing } from './row-drawing.ts';

/** A cell as the backend writes it; the class marks a column that is drawn as well as written. */
const CELL = /<(th|td)( class="drawn")?>(.*?)<\/\1>/gs;

/** Currencies of the site, as its prices are written: a sign before or after the digits, a code or a word. */
const CURRENCY = '\\p{Sc}|[A-Z]{3}|soʻm';

/** A figure with its sign, groups of thousands, decimals and unit: "+54 %", "16,495", "1,00", "$12,000", "900 ₽". */
const FIGURE = new RegExp(
  `^(?:${CURRENCY})?\\s*([+−-]?)(?:${CURRENCY})?([\\d\\s.,]*\\d)\\s*(?:%|${CURRENCY})?$`,
  'u',
);

/**
 * A few words or years ("from 2014", "1989–2010"): on a narrow screen each of them would be a line of its own, and a
 * break after the dash reads as two rows.
 */
const SHORT = /^(?=.*[\s–-])[^<]{1,12}$/u;

interface Cell {
  tag: string;
  drawn: boolean;
  html: string;
}

/**
 * Prepares the tables of a text. They are reachable by keyboard, because on a narrow screen they scroll inside their
 * column (WCAG 2.1.1). Columns of figures after the first get a class, and marked ones are
 * drawn in the first cell of each row. A cell of a few words stays on one line.
 * @param html sanitised by the backend: its tables have no attributes.
 */
export function textTables(html: string): string {
  return html.replaceAll(/<table>.*?<\/table>/gs, (table) => {
    const rows = [...table.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) => cellsOf(row));
    const body = rows.filter((row) => row[0]?.tag === 'td');
    const count = rows[0]?.length ?? 0;
    const isFigures = Array.from({ length: count }, (_, column) =>
      body.every((row) => figureOf(row[column]?.html ?? '') !== undefined),
    );
    const drawn = [...(rows[0] ?? []).keys()].filter(
      (column) => rows[0]?.[column]?.drawn && isFigures[column],
    );
    const values = body.map((row) => drawn.map((column) => figureOf(row[column]?.html ?? '') ?? 0));
    const drawings = marksOf(values).map(rowDrawing);
    let place = 0;
    return table
      .replace('<table>', '<table tabindex="0">')
      .replaceAll(/<tr>(.*?)<\/tr>/gs, (_, row: string) => {
        const cells = cellsOf(row);
        const drawing = cells[0]?.tag === 'td' ? (drawings[place++] ?? '') : '';
        return `<tr>${cells.map((cell, column) => written(cell, column, drawing)).join('')}</tr>`;
      });

    function written({ tag, html: content }: Cell, column: number, drawing: string): string {
      const series = tag === 'th' && drawn.length > 1 ? drawn.indexOf(column) + 1 : 0;
      const name = [
        column > 0 && isFigures[column] && 'number',
        SHORT.test(content) && 'one-line',
        series > 0 && `series-${series}`,
      ]
        .filter(Boolean)
        .join(' ');
      const shown = column === 0 ? `${content}${drawing}` : content;
      return `<${tag}${name && ` class="${name}"`}>${shown}</${tag}>`;
    }
  });
}

function cellsOf(row: string): Cell[] {
  return [...row.matchAll(CELL)].map(([, tag = '', mark, html = '']) => ({ tag, drawn: !!mark, html }));
}

/** The number of a cell; undefined if it holds anything else. A comma before three digits groups thousands. */
export function figureOf(text: string): number | undefined {
  const [, sign, digits] = FIGURE.exec(text.trim()) ?? [];
  if (digits === undefined) return undefined;
  const plain = digits.replaceAll(/\s/gu, '');
  const grouped = /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(plain);
  const value = Number(grouped ? plain.replaceAll(',', '') : plain.replace(',', '.'));
  if (Number.isNaN(value)) return undefined;
  return sign === '−' || sign === '-' ? -value : value;
}
