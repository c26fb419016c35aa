import { isCyrillic } from './fold.ts';

/** Endings of Russian and Ukrainian nouns and adjectives, the longest first. */
const SLAVIC = endings(
  'ыми ими ого его ому ему ами ями ьми ові еві ього ьому ою ею єю ів їв ах ях ам ям ом ем єм ой ей ий ый ій ая яя ое ее ою ею ую юю ые ие ых их ым им іх ім ов ев ев ья ью ия ии ию ій ія ію ії ой',
  'а я о е є у ю ы и і ї ь й',
);

/** Endings of Uzbek nouns and verbs. A word can have several, so they are removed one by one. */
const UZBEK = endings(
  'larning larini lardan larda larga larni laringiz larimiz larim lari lar ning dagi dan gacha ngiz imiz miz ingiz ni ga ka qa da si im ing i',
);

const ENGLISH = endings('ings ing ies es ed s');

/** Minimum number of letters that must remain in a word. */
const SHORTEST = 3;

/**
 * The three stems of a folded word: as a name, as English, as Uzbek. A Latin word may be any of them. A Cyrillic word
 * has one Russian and Ukrainian stem, three times. Index and query use the same function, so a stem need not be a
 * word.
 */
export function stemsOf(word: string): readonly [string, string, string] {
  if (/\d/.test(word)) return [word, word, word];
  if (!isCyrillic(word)) return [word, english(word), uzbek(word)];
  const stem = cut(word, SLAVIC);
  return [stem, stem, stem];
}

function english(word: string): string {
  // Three letters are too short for the stem of a verb: "timing" is not a form of "tim", nor "earings" of
  // "ear".
  if (/^...ings?$/.test(word)) return word.replace(/s$/, '');
  const stem = cut(word, ENGLISH);
  return stem === word ? word.replace(/(?<=...)[ey]$/, '') : stem.replace(/(?<=...)e$/, '');
}

function uzbek(word: string): string {
  let stem = word;
  for (let round = 0; round < 3; round += 1) {
    const shorter = cut(stem, UZBEK);
    if (shorter === stem) break;
    stem = shorter;
  }
  return stem;
}

function cut(word: string, list: readonly string[]): string {
  const ending = list.find((one) => word.length - one.length >= SHORTEST && word.endsWith(one));
  return ending ? word.slice(0, -ending.length) : word;
}

function endings(...lines: string[]): string[] {
  const all = new Set(lines.join(' ').split(' '));
  return [...all].sort((a, b) => b.length - a.length);
}
