import { LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { words } from '../../language/fold.ts';
import { type Vocabulary, VOCABULARY } from '../../vocabulary/vocabulary.ts';
import { Mistake, quoted } from '../mistake.ts';

/** Something that a cell names: its id, and everything that it may be called. */
export interface Named {
  id: string;
  names: readonly string[];
}

/** Finds an id by any of its names, however they are written; undefined for what nothing is called. */
export type Finder = (text: string) => string | undefined;

/** A name as it is compared: folded, its words parted by one blank. */
export function nameKey(text: string): string {
  return words(text).join(' ');
}

/** Makes a finder. What comes first keeps a name that two things have. */
export function finder(all: readonly Named[]): Finder {
  const ids = new Map<string, string>();
  const learn = (name: string, id: string) => {
    const key = nameKey(name);
    if (key !== '' && !ids.has(key)) ids.set(key, id);
  };
  for (const { id } of all) learn(id, id);
  for (const { id, names } of all) for (const name of names) learn(name, id);
  // "Automatic (self-winding)" is automatic to everybody.
  for (const { id, names } of all) for (const name of names) learn(name.replace(/\(.*?\)/g, ''), id);
  return (text) => ids.get(nameKey(text));
}

const finders = new Map<keyof typeof VOCABULARY, Finder>();

/** Finds a word of a vocabulary by its id or its title in any language. */
function vocabularyFinder(name: keyof typeof VOCABULARY): Finder {
  const known = finders.get(name);
  if (known) return known;
  const vocabulary: Vocabulary = VOCABULARY[name];
  const made = finder(
    Object.entries(vocabulary).map(([id, titles]) => ({
      id,
      names: LOCALES.map((locale: Locale) => titles[locale]),
    })),
  );
  finders.set(name, made);
  return made;
}

/** Ids that a mistake may name; of long lists the beginning. */
const NAMED = 8;

/** Reads a word of a vocabulary. @param only the ids that may stand there, all by default. */
export function word(name: keyof typeof VOCABULARY, only?: readonly string[]): (text: string) => string {
  return (text) => {
    const id = vocabularyFinder(name)(text);
    if (id !== undefined && (!only || only.includes(id))) return id;
    throw new Mistake(
      `${quoted(text)} is not known; expected ${listed(only ?? Object.keys(VOCABULARY[name]))}`,
    );
  };
}

/** Ids as a sentence names them. */
export function listed(ids: readonly string[]): string {
  const shown = ids.slice(0, NAMED).join(', ');
  return ids.length > NAMED ? `${shown} or another of the ${ids.length} words of the template` : shown;
}

/** Reads a list inside a cell, separated by `|`: no word twice. */
export function several<Value>(read: (text: string) => Value): (text: string) => Value[] {
  return (text) => [
    ...new Set(
      text
        .split('|')
        .map((part) => part.trim())
        .filter(Boolean)
        .map(read),
    ),
  ];
}

const YES = vocabularyFinder('words');

/** Reads yes or no, in any of the four languages. */
export function yesOrNo(text: string): boolean {
  const id = YES(text);
  if (id === 'yes' || text === '1' || /^true$/i.test(text)) return true;
  if (id === 'no' || text === '0' || /^false$/i.test(text)) return false;
  throw new Mistake(`${quoted(text)} is neither yes nor no`);
}
