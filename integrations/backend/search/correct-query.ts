import { phraseKeys } from './dictionary/dictionary.ts';
import { words } from '../language/fold.ts';
import { inOneAlphabet } from '../language/look-alike.ts';
import { otherLayouts } from '../language/keyboard.ts';
import { joinReferences } from './join-references.ts';
import { hasMinus } from './query/negations.ts';
import type { TypedWord } from './query/typed-word.ts';
import type { Token } from './query-token.ts';
import type { Knowledge } from './query-knowledge.ts';

/** Minimum number of letters of each part when a joined word is split. */
const SHORTEST_PART = 3;

/**
 * Resolves every word of a query: reference numbers, then known words, then names in Cyrillic spelling. Unless the
 * query is exact, also words in another keyboard layout, joined words and misspellings.
 */
export function correctWords(typed: readonly TypedWord[], knowledge: Knowledge, exact: boolean): Token[] {
  const tokens = typed.flatMap(({ text, at }) =>
    chunkTokens(text, knowledge, exact).map((token): Token => ({ ...token, places: [at] })),
  );
  const found = joinReferences(tokens, knowledge);
  const spelled = withSpelledNames(found, knowledge);
  const joined = exact ? spelled : withPartedWords(withJoinedWords(spelled, knowledge), knowledge);
  return joined.map((token) => (token.state === 'unknown' ? resolveUnknown(token, knowledge, exact) : token));
}

type TokenWithoutPlaces = Omit<Token, 'places'>;

/** The word "without", as a token for the sign of `-gold` and the ending of `brilliantsiz`. */
const MINUS: TokenWithoutPlaces = { word: 'without', shown: '', state: 'known', corrected: false };

/** The word excluded by a minus sign or an Uzbek ending. */
function negatedWord(chunk: string, knowledge: Knowledge): string | undefined {
  if (hasMinus(chunk)) return chunk.slice(1);
  const [, stem = ''] = /^(.{3,})siz$/iu.exec(chunk) ?? [];
  const isSaid = stem !== '' && !knowledge.dictionary.spelling.knows(words(chunk).join(''));
  return isSaid && words(stem).every((word) => isKnown(word, knowledge)) ? stem : undefined;
}

/**
 * Tokens of the text between two spaces. It is kept whole first, because in another keyboard layout a comma may be a
 * letter.
 */
function chunkTokens(chunk: string, knowledge: Knowledge, exact: boolean): TokenWithoutPlaces[] {
  const negated = negatedWord(chunk, knowledge);
  if (negated !== undefined) return [MINUS, ...chunkTokens(negated, knowledge, exact)];
  const typed = words(chunk).map((word) => inOneAlphabet(word, (one) => isKnown(one, knowledge)));
  const unknown = typed.some((word) => !isKnown(word, knowledge) && !sameSound(word, knowledge));
  const retyped =
    unknown && !exact && !knowledge.references.find(chunk) ? inOtherLayout(chunk, knowledge) : [];
  return retyped.length > 0 ? retyped : typed.map((word) => plainToken(word, knowledge));
}

/** The chunk in another keyboard layout, if all its words are known there or it begins a known word. */
function inOtherLayout(chunk: string, knowledge: Knowledge): TokenWithoutPlaces[] {
  const { spelling } = knowledge.dictionary;
  const others = otherLayouts(chunk).map(words);
  // Single letters alone mean nothing: "жаже" is not "; f ; t".
  const known = others.find(
    (meant) => meant.some((word) => word.length > 1) && meant.every((word) => isKnown(word, knowledge)),
  );
  if (known) return known.map((word) => ({ word, shown: word, state: 'known', corrected: true }));
  if (words(chunk).some((word) => spelling.begins(word))) return [];
  const [begun] = others.find(([word = '', ...more]) => more.length === 0 && spelling.begins(word)) ?? [];
  return begun === undefined ? [] : [{ word: begun, shown: begun, state: 'beginning', corrected: true }];
}

function plainToken(word: string, knowledge: Knowledge): TokenWithoutPlaces {
  return { word, shown: word, state: isKnown(word, knowledge) ? 'known' : 'unknown', corrected: false };
}

function isKnown(word: string, { dictionary, isTextWord }: Knowledge): boolean {
  return (
    dictionary.spelling.knows(word) ||
    dictionary.isStopWord(word) ||
    isTextWord(word) ||
    /^\d{1,4}(mm|мм)?$/.test(word)
  );
}

function sameSound(word: string, { dictionary }: Knowledge): string | undefined {
  return dictionary.spelling.soundsLike(word, true);
}

/**
 * Replaces Cyrillic spellings of names with the Latin names. This is not a correction, because both spellings are
 * valid.
 */
function withSpelledNames(tokens: readonly Token[], { dictionary }: Knowledge): Token[] {
  const settled: Token[] = [];
  let place = 0;
  while (place < tokens.length) {
    let taken = 0;
    for (let length = Math.min(3, tokens.length - place); length > 0 && taken === 0; length -= 1) {
      const row = tokens.slice(place, place + length);
      const [key = ''] = phraseKeys(
        row.map(({ word }) => word),
        true,
      );
      const name = row.some(({ state }) => state === 'reference') ? undefined : dictionary.spelled(key);
      if (!name) continue;
      const corrected = row.some((token) => token.corrected);
      const shown = row.map((token) => token.shown).join(' ');
      const places = row.flatMap((token) => token.places);
      // Show the words in the alphabet in which they were typed.
      name.forEach((word, at) => {
        settled.push({
          word,
          shown: at === 0 ? shown : '',
          state: 'known',
          corrected,
          places,
        });
      });
      taken = length;
    }
    const token = tokens[place];
    if (taken === 0 && token) settled.push(token);
    place += taken || 1;
  }
  return settled;
}

/** Joins two words: `date just` becomes `datejust`. */
function withJoinedWords(tokens: readonly Token[], { dictionary }: Knowledge): Token[] {
  const settled: Token[] = [];
  for (let place = 0; place < tokens.length; place += 1) {
    const [first, second] = tokens.slice(place, place + 2);
    if (!first) break;
    const parted = second && [first, second].some(({ word }) => !dictionary.spelling.knows(word));
    const word = parted ? first.word + second.word : '';
    if (word !== '' && !/\d/.test(word) && dictionary.spelling.knows(word)) {
      const places = [first, second].flatMap((token) => token?.places ?? []);
      settled.push({ word, shown: word, state: 'known', corrected: true, places });
      place += 1;
    } else {
      settled.push(first);
    }
  }
  return settled;
}

/** Splits a word: `royaloak` becomes `royal oak`, if no known word sounds or begins like it. */
function withPartedWords(tokens: readonly Token[], { dictionary: { spelling } }: Knowledge): Token[] {
  return tokens.flatMap((token): Token[] => {
    const { word, state } = token;
    const isNamed =
      spelling.begins(word) || spelling.soundsLike(word, true) || spelling.soundsLike(word, false);
    if (state !== 'unknown' || /\d/.test(word) || isNamed) return [token];
    for (let place = SHORTEST_PART; place <= word.length - SHORTEST_PART; place += 1) {
      const parts = [word.slice(0, place), word.slice(place)];
      if (!parts.every((part) => spelling.knows(part))) continue;
      const { places } = token;
      return parts.map((part) => ({ word: part, shown: part, state: 'known', corrected: true, places }));
    }
    return [token];
  });
}

/** Resolves an unknown word: the same sound in another alphabet, a beginning, or a misspelling. */
function resolveUnknown(token: Token, knowledge: Knowledge, exact: boolean): Token {
  const { dictionary, references } = knowledge;
  const { spelling } = dictionary;
  const alike = sameSound(token.word, knowledge);
  if (alike) return { ...token, word: latinName(alike, knowledge), state: 'known' };
  // A Cyrillic "х" that was typed for the Latin x: "ролех".
  const looked = token.word.replaceAll('х', 'кс');
  if (looked !== token.word && spelling.knows(looked)) {
    return { ...token, word: latinName(looked, knowledge), state: 'known' };
  }
  const meant = exact ? undefined : spelling.soundsLike(token.word, false);
  if (meant) return correctedToken(token, meant, knowledge);
  if (spelling.begins(token.word)) return { ...token, state: 'beginning' };
  if (exact) return token;
  const near = spelling.nearest(token.word) ?? nearestInOtherLayout(token.word, knowledge);
  if (near) return correctedToken(token, near, knowledge);
  const reference = references.nearest(token.word);
  if (!reference) return token;
  const shown = reference.compact.toUpperCase();
  const { places } = token;
  return { word: reference.compact, shown, state: 'reference', corrected: true, reference, places };
}

function correctedToken({ places }: Token, word: string, knowledge: Knowledge): Token {
  return { word: latinName(word, knowledge), shown: word, state: 'known', corrected: true, places };
}

/**
 * A misspelled word in another keyboard layout. Only for long words, because short ones are similar to too many
 * words.
 */
function nearestInOtherLayout(word: string, { dictionary }: Knowledge): string | undefined {
  if (word.length < 6) return undefined;
  for (const other of otherLayouts(word)) {
    const near = words(other).length === 1 ? dictionary.spelling.nearest(other) : undefined;
    if (near) return near;
  }
  return undefined;
}

/** The Latin word for a Cyrillic spelling. */
function latinName(word: string, { dictionary }: Knowledge): string {
  const [key = ''] = phraseKeys([word], true);
  const name = dictionary.spelled(key);
  return name?.length === 1 ? (name[0] ?? word) : word;
}
