import { words } from '../../language/fold.ts';
import { namesOf, VOCABULARY } from '../../vocabulary/vocabulary.ts';
import { Mistake, quoted } from '../mistake.ts';

/** An id and all its names. */
export interface Named {
  id: string;
  names: readonly string[];
}

/** Finds an id by any of its names in any notation; undefined if there is none. */
export type Finder = (text: string) => string | undefined;

/** Normalizes a name for comparison: folded, words separated by one space. */
export function nameKey(text: string): string {
  return words(text).join(' ');
}

/** Makes a finder. If two things have the same name, the first one keeps it. */
export function finder(all: readonly Named[]): Finder {
  const ids = new Map<string, string>();
  const learn = (name: string, id: string) => {
    const key = nameKey(name);
    if (key !== '' && !ids.has(key)) ids.set(key, id);
  };
  for (const { id } of all) learn(id, id);
  for (const { id, names } of all) for (const name of names) learn(name, id);
  // Names are also found without a part in brackets: "Automatic (self-winding)" as "Automatic".
  for (const { id, names } of all) for (const name of names) learn(name.replace(/\(.*?\)/g, ''), id);
  return (text) => ids.get(nameKey(text));
}

const finders = new Map<keyof typeof VOCABULARY, Finder>();

/** Makes a finder of a vocabulary's words, by id or name in any language. */
function vocabularyFinder(name: keyof typeof VOCABULARY): Finder {
  const known = finders.get(name);
  if (known) return known;
  const made = finder(Object.keys(VOCABULARY[name]).map((id) => ({ id, names: namesOf(name, id) })));
  finders.set(name, made);
  return made;
}

/** Maximum number of ids that an error message lists. */
const NAMED = 8;

/** Makes a parser of a vocabulary's words. @param only allowed ids, all by default. */
export function word(name: keyof typeof VOCABULARY, only?: readonly string[]): (text: string) => string {
  return (text) => {
    const id = vocabularyFinder(name)(text);
    if (id !== undefined && (!only || only.includes(id))) return id;
    throw new Mistake(
      `${quoted(text)} is not known; expected ${idsInSentence(only ?? Object.keys(VOCABULARY[name]))}`,
    );
  };
}

/** Ids as a list in a sentence. */
export function idsInSentence(ids: readonly string[]): string {
  const shown = ids.slice(0, NAMED).join(', ');
  return ids.length > NAMED ? `${shown} or another of the ${ids.length} words of the template` : shown;
}

/** Makes a parser of a list in a cell, separated by `|`, without duplicates. */
export function listOf<Value>(read: (text: string) => Value): (text: string) => Value[] {
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

/** Parses yes or no, in any of the four languages. */
export function yesOrNo(text: string): boolean {
  const id = YES(text);
  if (id === 'yes' || text === '1' || /^true$/i.test(text)) return true;
  if (id === 'no' || text === '0' || /^false$/i.test(text)) return false;
  throw new Mistake(`${quoted(text)} is neither yes nor no`);
}
