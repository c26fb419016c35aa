import { po, type PoTranslation } from 'gettext-parser';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { pluralCategories } from '@tourbillon/domain/i18n/message-text.ts';
import type { MessageEntry } from './message-entries.ts';
import { sourceOf } from './write-po.ts';

/** What a translator's file holds. */
export interface ReadPo {
  /** Texts by key; those of plural forms have the form after the key: `site.search.found_one`. */
  texts: Record<string, string>;
  /** Faults, each with its line. A file with faults is not taken over. */
  faults: string[];
  /** Keys without a translation. */
  missing: string[];
  /** Keys that are not in the file, which may have been cut: their texts stay as they were. */
  kept: string[];
}

/**
 * Reads and checks a PO file that `writePo` wrote and translators filled in.
 * @param before texts of the language so far.
 */
export function readPo(
  file: string,
  entries: readonly MessageEntry[],
  locale: Locale,
  before: Record<string, string> = {},
): ReadPo {
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const read: ReadPo = { texts: {}, faults: [], missing: [], kept: [] };
  const lines = file.split('\n');
  const contextOf = (key: string) => `msgctxt ${JSON.stringify(key)}`;
  const lineOf = (key: string) => lines.indexOf(contextOf(key)) + 1;
  const times = new Map<string, number>();
  for (const line of lines) times.set(line, (times.get(line) ?? 0) + 1);
  let contexts: Record<string, Record<string, PoTranslation>>;
  try {
    contexts = po.parse(file).translations;
  } catch (error) {
    read.faults.push(`Not a PO file: ${(error as Error).message}`);
    return read;
  }
  const seen = new Set<string>();
  for (const [key, translations] of Object.entries(contexts)) {
    if (key === '') continue;
    const entry = byKey.get(key);
    const [given] = Object.values(translations);
    if (!entry || !given) {
      read.faults.push(`Line ${lineOf(key)}: there is no text “${key}”`);
      continue;
    }
    seen.add(key);
    const found = times.get(contextOf(key)) ?? 1;
    if (found > 1) read.faults.push(`Line ${lineOf(key)}: the text “${key}” is there ${found} times`);
    const faults = readEntry(entry, given, locale, read);
    read.faults.push(...faults.map((fault) => `Line ${lineOf(key)}: ${key}: ${fault}`));
  }
  if (seen.size === 0)
    read.faults.push('The file has no text of the program: is it a PO file of the export?');
  for (const { key } of entries.filter((entry) => !seen.has(entry.key))) {
    const names = [key, ...pluralCategories(locale).map((form) => `${key}_${form}`)];
    const known = names.filter((name) => before[name] !== undefined);
    for (const name of known) read.texts[name] = before[name] ?? '';
    (known.length > 0 ? read.kept : read.missing).push(key);
  }
  return read;
}

/** Takes over one text. @returns its faults. */
function readEntry(entry: MessageEntry, given: PoTranslation, locale: Locale, read: ReadPo): string[] {
  const source = sourceOf(entry);
  if (given.msgid !== source.msgid || given.msgid_plural !== source.msgid_plural) {
    return [`the English text has changed since the export; it is now “${source.msgid}”`];
  }
  const forms = source.msgid_plural === undefined ? [null] : pluralCategories(locale);
  if (given.msgstr.length !== forms.length) {
    return [`${forms.length} forms are needed (${forms.join(', ')}), and ${given.msgstr.length} are given`];
  }
  // Editors of PO files mark as fuzzy what a translator has to look at again.
  const isUnsure = given.comments?.flag?.split(/,\s*/).includes('fuzzy');
  if (isUnsure || given.msgstr.every((text) => text.trim() === '')) {
    read.missing.push(entry.key);
    return [];
  }
  return forms.flatMap((form, index) => {
    const text = given.msgstr[index] ?? '';
    if (text.trim() === '') return [`the form “${form}” has no text`];
    const fault = placeholderFault(entry, text);
    if (fault) return [fault];
    read.texts[form === null ? entry.key : `${entry.key}_${form}`] = text;
    return [];
  });
}

/** A placeholder that no language of the tables has, or that every form of all of them has and this text lacks. */
function placeholderFault({ texts }: MessageEntry, text: string): string | undefined {
  const known = Object.values(texts).flatMap((one) => (typeof one === 'string' ? [one] : Object.values(one)));
  const own = placeholdersOf(text);
  const needed = placeholdersOf(known[0] ?? '').filter((name) =>
    known.every((one) => placeholdersOf(one).includes(name)),
  );
  const wrong = own.find((name) => !known.some((one) => placeholdersOf(one).includes(name)));
  if (wrong) return `there is no value ${wrong}`;
  const lacking = needed.find((name) => !own.includes(name));
  return lacking && `the value ${lacking} is missing`;
}

function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{\{\w+\}\}/g)].map(([name]) => name);
}
