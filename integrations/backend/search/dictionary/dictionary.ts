import { words } from '../../language/fold.ts';
import { stemsOf } from '../../language/stem.ts';
import brandSpellings from './brand-spellings.json' with { type: 'json' };
import cityWords from './city-words.json' with { type: 'json' };
import attributeWords from './attribute-words.json' with { type: 'json' };
import type { Meaning } from './meaning.ts';
import nicknames from './nicknames.json' with { type: 'json' };
import serviceWords from './service-words.json' with { type: 'json' };
import nameSpellings from './name-spellings.json' with { type: 'json' };
import otherMakers from './other-makers.json' with { type: 'json' };
import { createSpelling, type Spelling } from './spelling.ts';
import stopWords from './stop-words.json' with { type: 'json' };

interface NamedBrand {
  slug: string;
  titles: readonly string[];
  aliases: readonly string[];
  /** Number of its items. */
  count: number;
}

/** Names of the shop's goods that the dictionary learns in addition to its own words. */
export interface Names {
  brands: readonly NamedBrand[];
  /** Titles of collections and models. */
  titles: readonly { title: string; count: number }[];
  cities: readonly { alias: string; titles: readonly string[] }[];
}

/** All words and phrases of queries, by their forms (see `forms`). */
export interface Dictionary {
  /** Number of words in the longest phrase. */
  longest: number;
  /** Meanings of a phrase. The key is the forms of its words, separated by spaces. */
  meanings(phrase: string): readonly Meaning[];
  /** The Latin words of a name in Cyrillic spelling: `роял оак` is royal oak. */
  spelled(phrase: string): readonly string[] | undefined;
  isStopWord(word: string): boolean;
  spelling: Spelling;
}

/** Weight of the dictionary's own words. Names have their number of items as weight. */
const OWN_WORD = 20;

/** Builds the dictionary of a catalogue. */
export function createDictionary({ brands, titles, cities }: Names): Dictionary {
  const phrases = new Map<string, Meaning[]>();
  const names = new Map<string, string[]>();
  const spelling = createSpelling();
  let longest = 1;

  const learn = (phrase: string, meaning: Meaning, weight: number, isName: boolean) => {
    const parts = words(phrase);
    longest = Math.max(longest, parts.length);
    for (const key of phraseKeys(parts, isName)) {
      const known = phrases.get(key);
      if (!known) phrases.set(key, [meaning]);
      else if (!known.some((one) => sameMeaning(one, meaning))) known.push(meaning);
    }
    for (const part of parts) spelling.learn(part, weight, isName);
  };

  for (const { slug, titles: written, aliases, count } of brands) {
    const meaning = { kind: 'brand', slug } as const;
    const withAnd = written.map((title) => title.replace(/ & /g, ' and '));
    for (const name of [...written, ...withAnd, ...aliases]) {
      learn(name, meaning, count + 1, true);
    }
  }
  for (const [slug, spellings] of Object.entries(brandSpellings)) {
    const count = brands.find((brand) => brand.slug === slug)?.count;
    // Skip spellings of a brand that the shop does not have.
    if (count === undefined) continue;
    for (const name of spellings) learn(name, { kind: 'brand', slug }, count + 1, true);
  }
  for (const { title, count } of titles) for (const word of words(title)) spelling.learn(word, count, true);
  for (const { id, words: said } of nicknames) {
    for (const phrase of said) learn(phrase, { kind: 'nickname', id }, OWN_WORD, true);
  }
  for (const [term, said] of Object.entries(attributeWords)) {
    for (const phrase of said) learn(phrase, { kind: 'attribute', term }, OWN_WORD, false);
  }
  for (const { alias, titles: written } of cities) {
    const own = (cityWords as Partial<Record<string, readonly string[]>>)[alias] ?? [];
    for (const phrase of [...written, ...own]) {
      learn(phrase, { kind: 'attribute', term: `city:${alias}` }, OWN_WORD, false);
    }
  }
  for (const [slug, said] of Object.entries(serviceWords)) {
    for (const phrase of said) learn(phrase, { kind: 'service', slug }, OWN_WORD, false);
  }
  for (const [name, spellings] of Object.entries(nameSpellings)) {
    const latin = words(name);
    for (const phrase of spellings) {
      const parts = words(phrase);
      for (const key of phraseKeys(parts, true)) names.set(key, latin);
      for (const part of parts) spelling.learn(part, OWN_WORD, true);
    }
  }
  // Learn brands that the shop does not accept, so that Casio is not corrected to a Casino Tourbillon.
  for (const { slug, words: said } of otherMakers) {
    for (const name of said) learn(name, { kind: 'brand', slug }, OWN_WORD, true);
  }
  // Check all words before learning any, so that a word of two brands finds both.
  const titleWords = new Set(titles.flatMap(({ title }) => words(title)));
  const isFree = (word: string) =>
    !names.has(phraseKeys([word], true)[0] ?? '') && !phraseKeys([word]).some((key) => phrases.has(key));
  for (const { slug, word, count } of ownWords(brands, titleWords).filter((one) => isFree(one.word))) {
    learn(word, { kind: 'brand', slug }, count + 1, true);
  }
  const stops = new Set(stopWords);
  return {
    longest,
    meanings: (phrase) => phrases.get(phrase) ?? [],
    spelled: (phrase) => names.get(phrase),
    isStopWord: (word) => stops.has(word),
    spelling,
  };
}

/** Minimum number of letters of a single word that can identify a brand. */
const SHORTEST_OWN_WORD = 4;

/** Single words of longer brand names, each of which finds the brand: «улисс», "constantin". */
function ownWords(brands: readonly NamedBrand[], titleWords: ReadonlySet<string>) {
  const stops = new Set(stopWords);
  return brands.flatMap(({ slug, titles, aliases, count }) => {
    const parts = [...titles, ...aliases].map(words).filter(({ length }) => length > 1);
    const own = new Set(parts.flat());
    return [...own]
      .filter((word) => word.length >= SHORTEST_OWN_WORD && !stops.has(word) && !titleWords.has(word))
      .map((word) => ({ slug, word, count }));
  });
}

/** Keys of a phrase. A name has no English or Uzbek endings to remove. */
export function phraseKeys(parts: readonly string[], isName = false): string[] {
  const all = parts.map(stemsOf);
  const variants = isName ? ([0] as const) : ([0, 1, 2] as const);
  return [...new Set(variants.map((variant) => all.map((one) => one[variant]).join(' ')))];
}

function sameMeaning(a: Meaning, b: Meaning): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
