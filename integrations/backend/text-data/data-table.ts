import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { escapeText } from '../content-store/markdown.ts';

/** A column of a table of data. */
export interface Column {
  title: string;
  /** The storefront draws it as well: one such column as bars, two or three as dots of one scale. */
  drawn?: true;
}

/** The result of a block: a table, and the note below it. */
export interface DataTable {
  columns: readonly Column[];
  /** Formatted cells; the first is the title of the row. */
  rows: readonly (readonly string[])[];
  /** Sentences about the figures: how many there are, which is the highest. */
  notes: readonly string[];
}

/** The HTML of a table; a sentence in its place where the archive is too small. */
export function dataHtml(table: DataTable | undefined, locale: Locale): string {
  if (!table) return noteHtml(translator(locale)('textData.tooFew'));
  const { columns, rows, notes } = table;
  const row = (tag: 'th' | 'td', cells: readonly string[]) => {
    const written = cells.map((cell, place) => {
      const mark = columns[place]?.drawn ? ' class="drawn"' : '';
      return `<${tag}${mark}>${escapeText(cell)}</${tag}>`;
    });
    return `<tr>${written.join('')}</tr>`;
  };
  const head = row(
    'th',
    columns.map(({ title }) => title),
  );
  const body = rows.map((cells) => row('td', cells)).join('');
  return `<table><thead>${head}</thead><tbody>${body}</tbody></table>\n${notes.length > 0 ? noteHtml(notes.filter(Boolean).join(' ')) : ''}`;
}

function noteHtml(text: string): string {
  return `<p><em>${escapeText(text)}</em></p>\n`;
}
