import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALE_FACTS } from '@tourbillon/domain/i18n/locales.ts';
import { fileOf } from '../../../scripts/processes/programs.ts';

/** Data of the shop: its texts, and the stock of the demonstration. */
const DATA = ['integrations/backend/content', 'integrations/demonstration'];

/**
 * Tells whether a text is none of the program: each of its parts between signs and numbers stands in the data of the
 * shop, is a word that `Intl` writes in the language, or the name of a language.
 * @param iso of the language, for `Intl`.
 */
export function createDataCheck(iso: string): (text: string) => boolean {
  const files = DATA.flatMap((folder) =>
    readdirSync(fileOf(folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      fileOf(path.join(folder, name)),
    ),
  );
  const texts = files
    .filter((file) => /\.(?:md|json|csv)$/.test(file))
    .map((file) => readFileSync(file, 'utf8').replace(/\\[nrt]/g, ' '));
  const months = Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(iso, { dateStyle: 'long' }).format(new Date(2026, month, 1)),
  );
  const amounts = [1_000, 1_000_000].map((value) =>
    new Intl.NumberFormat(iso, { notation: 'compact' }).format(value),
  );
  const languages = Object.values(LOCALE_FACTS).map(({ name }) => name);
  const known = [...texts, ...months, ...amounts, ...languages].map(lettersOf).join('\n');
  return (text) =>
    text
      .split(VALUE)
      .map(lettersOf)
      .every((part) => part.length < 2 || known.includes(part));
}

/** What a text of the shop gets filled in (a time with its preposition, the name of a company), addresses, and signs. */
const VALUE =
  /https?:\S+|(?:(?:от|до|за|в\sтечение|не\sменьше)\s)?\d+\s(?:рабочих\s)?\p{L}+|ООО|[^\p{L}\p{M}\s]/u;

/** The letters of a text, without accents, spaces and signs. */
function lettersOf(text: string): string {
  return text.normalize('NFD').replace(/\P{L}/gu, '').toLowerCase();
}
