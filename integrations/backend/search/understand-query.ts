import { type Dictionary, phraseKeys } from './dictionary/dictionary.ts';
import type { Meaning } from './dictionary/meaning.ts';
import type { FoundReference } from './dictionary/references.ts';
import { correctWords } from './correct-query.ts';
import type { Token } from './query-token.ts';
import type { Knowledge } from './query-knowledge.ts';
import { typedWords, type TypedWord } from './query/typed-word.ts';
import { joinNegations } from './query/negations.ts';

/** Words of a query that together have one meaning. */
export interface Group {
  words: readonly string[];
  meanings: readonly Meaning[];
  reference: FoundReference | undefined;
  /** The word may be incomplete. */
  beginning: boolean;
  /** Positions of its words in the query. */
  places: readonly number[];
  /** Results must not match it: "without diamonds". */
  negated?: boolean;
  /** The groups of which it consists, if results must match none of several: "without steel or gold". */
  joined?: readonly Group[];
  /**
   * Meanings of the single words, for a phrase that names a service and may also name goods. "Hermès bag" is also a
   * bag to buy; "watch repair" is only a service.
   */
  goods?: readonly Group[];
}

/** A query after correction. */
export interface Understanding {
  groups: readonly Group[];
  /** The corrected query; null if nothing was corrected. */
  corrected: string | null;
  /** Words that are not known. */
  unknown: readonly string[];
}

/**
 * Understands a query (architecture §6): names and nicknames in any alphabet, properties, services, reference
 * numbers. It tries the words as typed, then in another keyboard layout, then as misspellings.
 * @param exact takes every word as it is typed.
 */
export function understand(query: string, knowledge: Knowledge, exact = false): Understanding {
  return understandWords(typedWords(query), knowledge, exact);
}

/** Understands some words of a query. */
export function understandWords(
  typed: readonly TypedWord[],
  knowledge: Knowledge,
  exact = false,
): Understanding {
  const tokens = correctWords(typed, knowledge, exact);
  const corrected = tokens.some((token) => token.corrected) ? shownText(tokens) : null;
  const all = joinNegations(group(tokens, knowledge), typed);
  const meant = all.filter((one) => !isEmpty(one, knowledge));
  const groups = meant.length > 0 ? meant : all;
  return {
    groups,
    corrected,
    unknown: tokens.filter(({ state }) => state === 'unknown').map(({ shown }) => shown),
  };
}

function shownText(tokens: readonly Token[]): string {
  return tokens
    .map(({ shown }) => shown)
    .filter(Boolean)
    .join(' ');
}

/** Whether a group has no meaning for the search: "buy", "price", "in". */
function isEmpty({ words, meanings }: Group, { dictionary }: Knowledge): boolean {
  return meanings.length === 0 && words.every((word) => dictionary.isStopWord(word));
}

/** Groups the words into the longest known phrases. */
function group(tokens: readonly Token[], { dictionary }: Knowledge): Group[] {
  const groups = phrases(tokens, dictionary, () => true);
  return groups.map((one, place) => {
    if (one.words.length === 1 || !one.meanings.every(isService)) return one;
    const start = groups.slice(0, place).reduce((sum, { words }) => sum + words.length, 0);
    const own = tokens.slice(start, start + one.words.length);
    const apart = phrases(own, dictionary, (meaning) => !isService(meaning));
    const isGoods = apart.every(({ meanings }) => meanings.length > 0);
    const isWish = own.some(({ word }) =>
      phraseKeys([word]).some((key) => dictionary.meanings(key).some(isService)),
    );
    return isGoods && !isWish ? { ...one, goods: apart } : one;
  });
}

function isService({ kind }: Meaning): boolean {
  return kind === 'service';
}

function phrases(
  tokens: readonly Token[],
  dictionary: Dictionary,
  isWanted: (meaning: Meaning) => boolean,
): Group[] {
  const groups: Group[] = [];
  let place = 0;
  while (place < tokens.length) {
    const token = tokens[place];
    if (!token) break;
    let taken = 1;
    if (token.state === 'reference' && token.reference) {
      const { word, reference, places } = token;
      groups.push({ words: [word], meanings: [], reference, beginning: false, places });
    } else {
      const phrase = longestPhrase(tokens.slice(place, place + dictionary.longest), dictionary, isWanted);
      taken = phrase?.length ?? 1;
      const own = tokens.slice(place, place + taken);
      groups.push({
        words: own.map(({ word }) => word),
        meanings: phrase?.meanings ?? [],
        reference: undefined,
        beginning: !phrase && token.state === 'beginning',
        places: [...new Set(own.flatMap(({ places }) => places))],
      });
    }
    place += taken;
  }
  return groups;
}

function longestPhrase(
  tokens: readonly Token[],
  dictionary: Dictionary,
  isWanted: (meaning: Meaning) => boolean,
): { length: number; meanings: readonly Meaning[] } | undefined {
  const plain = tokens.findIndex(({ state }) => state === 'reference');
  for (let length = plain < 0 ? tokens.length : plain; length > 0; length -= 1) {
    const said = tokens.slice(0, length).map(({ word }) => word);
    for (const key of phraseKeys(said)) {
      const meanings = dictionary.meanings(key).filter(isWanted);
      if (meanings.length > 0) return { length, meanings };
    }
  }
  return undefined;
}
