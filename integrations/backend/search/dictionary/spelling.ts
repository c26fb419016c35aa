import { maxEdits, editDistance } from '../../language/distance.ts';
import { isCyrillic } from '../../language/fold.ts';
import { stemsOf } from '../../language/stem.ts';
import { lowerBound } from '../../column-index/lower-bound.ts';
import { soundOf } from '../../language/transliterate.ts';

/** The words to which a query can be corrected. */
export interface Spelling {
  /** @param weight frequency: of two equally similar words, the more frequent one is chosen. */
  learn(word: string, weight: number, isName: boolean): void;
  /** Whether a word is known as written, ignoring endings. */
  knows(word: string): boolean;
  /** The most frequent word that sounds the same. @param otherScript only a word in the other alphabet. */
  soundsLike(word: string, otherScript: boolean): string | undefined;
  /** Whether known words begin with this text. */
  begins(word: string): boolean;
  /** The most similar word within the allowed mistakes, by letters, or else by sound. */
  nearest(word: string): string | undefined;
}

interface Entry {
  word: string;
  sound: string;
  cyrillic: boolean;
  weight: number;
}

/** Minimum number of letters of a beginning. */
const SHORTEST_BEGINNING = 3;

/** Creates an empty spelling dictionary. */
export function createSpelling(): Spelling {
  const entries = new Map<string, Entry>();
  const known = new Set<string>();
  const sounds = new Map<string, Entry[]>();
  let byLength: Entry[][] | undefined;
  let sorted: string[] | undefined;

  return {
    learn(word, weight, isName) {
      const before = entries.get(word);
      if (before) {
        before.weight = Math.max(before.weight, weight);
      } else {
        const entry = { word, sound: soundOf(word), cyrillic: isCyrillic(word), weight };
        entries.set(word, entry);
        const alike = sounds.get(entry.sound);
        if (alike) alike.push(entry);
        else sounds.set(entry.sound, [entry]);
      }
      byLength = sorted = undefined;
      for (const form of isName ? [stemsOf(word)[0]] : stemsOf(word)) known.add(form);
    },
    knows: (word) => stemsOf(word).some((form) => known.has(form)),
    soundsLike(word, otherScript) {
      if (word.length < 3 || /\d/.test(word)) return undefined;
      const cyrillic = isCyrillic(word);
      const alike = (sounds.get(soundOf(word)) ?? []).filter((entry) => isAsLong(entry.word, word));
      return bestKnown(alike.filter((entry) => (entry.cyrillic !== cyrillic) === otherScript));
    },
    begins(word) {
      if (word.length < SHORTEST_BEGINNING) return false;
      sorted ??= [...entries.keys()].sort();
      return sorted[lowerBound(sorted, word)]?.startsWith(word) ?? false;
    },
    nearest(word) {
      const most = maxEdits(word.length);
      if (most === 0 || /\d/.test(word)) return undefined;
      byLength ??= lengths(entries.values());
      const cyrillic = isCyrillic(word);
      return (
        closest(byLength, word, most, (entry) => (entry.cyrillic === cyrillic ? entry.word : undefined)) ??
        closest(byLength, soundOf(word), Math.min(most, 1), (entry) =>
          isAsLong(entry.word, word) ? entry.sound : undefined,
        )
      );
    },
  };
}

/** Compares lengths: doubled and silent letters do not make a word twice as long, so `zzzzqqq` cannot be `sky`. */
function isAsLong(one: string, other: string): boolean {
  return Math.max(one.length, other.length) <= 2 * Math.min(one.length, other.length);
}

/** The most similar word. A mistake in the first letter is rare, so it counts as one more. */
function closest(
  byLength: readonly Entry[][],
  word: string,
  most: number,
  read: (entry: Entry) => string | undefined,
): string | undefined {
  let best: Entry | undefined;
  let least = most + 1;
  for (const group of byLength.slice(Math.max(0, word.length - most - 3), word.length + most + 4)) {
    for (const entry of group) {
      const text = read(entry);
      if (text === undefined || text.length < 3) continue;
      const first = text[0] === word[0] ? 0 : 0.5;
      const count = editDistance(word, text, Math.min(most, Math.ceil(least))) + first;
      if (count > most + 0.5 || count > least) continue;
      if (count === least && (best?.weight ?? 0) >= entry.weight) continue;
      best = entry;
      least = count;
    }
  }
  return best?.word;
}

function bestKnown(entries: readonly Entry[]): string | undefined {
  return [...entries].sort((a, b) => b.weight - a.weight)[0]?.word;
}

function lengths(entries: Iterable<Entry>): Entry[][] {
  const groups: Entry[][] = [];
  for (const entry of entries) (groups[entry.word.length] ??= []).push(entry);
  return Array.from(groups, (group: Entry[] | undefined) => group ?? []);
}
