import type { TableLocale } from '@tourbillon/domain/i18n/locales.ts';
import { readText } from './files.ts';

/** A term in each language, and the message key of its name if the interface has one. */
export interface Term {
  names: Record<TableLocale, string>;
  message: string;
}

/** Words that are not used in a language, and their replacement. */
export interface Unwritten {
  locale: TableLocale;
  words: string;
  but: string;
  pattern: RegExp;
}

const tables = readText('docs/terms.md').split(/^## /m).slice(1).map(rowsOf);

/** The rows of “Never” of docs/terms.md. */
export const UNWRITTEN: readonly Unwritten[] = (tables[0] ?? []).map(
  ([locale = '', words = '', but = '']) => ({
    locale: locale as TableLocale,
    words,
    but,
    pattern: patternOf(words),
  }),
);

/** All other rows of docs/terms.md. */
export const TERMS: readonly Term[] = tables
  .slice(1)
  .flat()
  .map(([ru = '', en = '', ua = '', uz = '', message = '']) => ({
    names: { ru, en, ua, uz },
    message: message.replaceAll('`', ''),
  }));

/** Cells of the rows of a table, without its head. */
function rowsOf(section: string): string[][] {
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

function patternOf(words: string): RegExp {
  const forms = words.split(', ').map((form) => form.replaceAll('*', '[\\p{L}ʻ]*').replaceAll(' ', '\\s'));
  return new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?!\\p{L})`, 'iu');
}
