import { fold } from '../../language/fold.ts';
import boundWords from './bound-words.json' with { type: 'json' };
import type { TypedWord } from './typed-word.ts';

/** Names of the phrase lists. */
export type PhraseList = Exclude<keyof typeof boundWords, 'multipliers' | 'amounts' | 'currencies'>;

interface Phrase {
  name: PhraseList;
  words: readonly string[];
}

/** Phrases by their first word, the longest first. */
export type Phrases = ReadonlyMap<string, readonly Phrase[]>;

/** The phrases of some lists. If two lists have the same phrase, the list named first counts. */
export function phrases(names: readonly PhraseList[]): Phrases {
  const all = names
    .flatMap((name) => boundWords[name].map((said): Phrase => ({ name, words: said.split(' ').map(fold) })))
    .sort((one, other) => other.words.length - one.words.length);
  return Map.groupBy(all, ({ words: [first = ''] }) => first);
}

/** The longest phrase that begins at a position. */
export function phraseAt(list: Phrases, words: readonly TypedWord[], place: number) {
  const begun = list.get(words[place]?.word ?? '');
  const found = begun?.find(({ words: said }) =>
    said.every((word, step) => words[place + step]?.word === word),
  );
  return found && { name: found.name, text: found.words.join(' '), length: found.words.length };
}
