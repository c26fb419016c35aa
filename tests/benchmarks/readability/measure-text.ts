/** How hard a text is to read, by what can be counted. */
export interface Readability {
  words: number;
  sentences: number;
  /** Sentences of more than `LONG_SENTENCE` words. */
  longSentences: number;
  /** Words of more than `LONG_WORD` syllables. */
  longWords: number;
  /** English sentences in the passive voice; 0 in other languages. */
  passives: number;
}

const LONG_SENTENCE = 25;
const LONG_WORD = 4;

/** Letters of a syllable in the four languages. English `e` at the end is silent except in `le`. */
const VOWELS = /[аеёиоуыэюяєіїaeiouyàâäéèêëîïôöùûü]+/giu;
const SILENT = /(?<![l])e$/iu;

/** Participles of irregular verbs that the texts of a shop use; those of regular verbs end in `ed`. */
const PARTICIPLES =
  'bought|broken|brought|built|chosen|cut|done|drawn|driven|found|given|held|hidden|kept|known|laid|lent|lost|made|meant|paid|put|read|said|seen|sent|set|shown|sold|spent|stolen|taken|taught|thought|told|understood|won|worn|written';

/** A form of “be” before a participle, adverbs between them aside. States (“is worn”) count too: no rule tells them. */
const PASSIVE = new RegExp(
  String.raw`\b(?:is|are|was|were|be|been|being)(?:\s(?:not|never|always|often|also|still|then|now|\w+ly))*\s(?:\w{2,}(?<!e)ed|${PARTICIPLES})\b`,
  'i',
);

/** Counts words, sentences and long ones in the Markdown of a text. */
export function measureText(markdown: string): Readability {
  const read = proseOf(markdown).flatMap((block) => block.split(/(?<=[.!?…][»”)]?)\s+(?=[\p{Lu}«“\d])/u));
  const sentences = read.map(wordsOf).filter((words) => words.length > 0);
  const words = sentences.flat();
  return {
    words: words.length,
    sentences: sentences.length,
    longSentences: sentences.filter(({ length }) => length > LONG_SENTENCE).length,
    longWords: words.filter((word) => syllablesOf(word) > LONG_WORD).length,
    passives: read.filter((sentence) => PASSIVE.test(sentence)).length,
  };
}

/** The sum of several texts. */
export function sumOf(texts: readonly Readability[]): Readability {
  const sum = (key: keyof Readability) => texts.reduce((all, text) => all + text[key], 0);
  return {
    words: sum('words'),
    sentences: sum('sentences'),
    longSentences: sum('longSentences'),
    longWords: sum('longWords'),
    passives: sum('passives'),
  };
}

/** Words of a sentence on average. */
export function sentenceLength({ words, sentences }: Readability): number {
  return sentences === 0 ? 0 : words / sentences;
}

/** Blocks of prose: paragraphs, list items and quotations; without front matter, headings, tables and pictures. */
function proseOf(markdown: string): string[] {
  const body = markdown.replace(/^---\n[\s\S]*?\n---\n/, '');
  return body
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^(?:#|\||!\[|\{(?:prices|data) )/.test(line))
    .map((line) => line.replace(/^(?:[-*>]|\d+\.)\s+/, '').replace(/\]\([^)]*\)/g, ']'));
}

function wordsOf(sentence: string): string[] {
  return sentence.match(/\p{L}[\p{L}’ʻʼ-]*/gu) ?? [];
}

function syllablesOf(word: string): number {
  const isCyrillic = /\p{sc=Cyrl}/u.test(word);
  // Two vowels in a row are two syllables in Cyrillic, one in English more often than not.
  if (isCyrillic) return (word.match(/[аеёиоуыэюяєії]/giu) ?? []).length;
  return (word.replace(SILENT, '').match(VOWELS) ?? []).length;
}
