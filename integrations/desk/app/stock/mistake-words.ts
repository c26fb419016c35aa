import type { DeskKey } from '../../messages/index.ts';
import { stockMistakes } from '../../messages/stock-mistakes.ts';

type Key = keyof typeof stockMistakes;

/** A mistake of the import: which one, and what it names. */
interface KnownMistake {
  key: Key;
  values: Record<string, string>;
}

/** How each is said in English, the most exact first: one sentence may be the beginning of another. */
const PATTERNS = (Object.keys(stockMistakes) as Key[])
  .map((key) => ({ key, sentence: stockMistakes[key].en }))
  .toSorted((one, other) => bare(other.sentence).length - bare(one.sentence).length)
  .map(({ key, sentence }) => ({ key, pattern: patternOf(sentence) }));

/** A sentence of the import, which terminals and price lists read in English, as its key and what it names. */
export function knownMistake(sentence: string): KnownMistake | undefined {
  for (const { key, pattern } of PATTERNS) {
    const found = pattern.exec(sentence);
    if (found) return { key, values: { ...found.groups } };
  }
  return undefined;
}

/** The same in the reader's language; a sentence that nobody knows here stays as it is. @param t the desk's texts. */
export function mistakeText(
  sentence: string,
  t: (key: DeskKey, values?: Record<string, string>) => string,
): string {
  const known = knownMistake(sentence);
  return known ? t(`stockMistakes.${known.key}`, known.values) : sentence;
}

function bare(sentence: string): string {
  return sentence.replace(/\{\{\w+\}\}/g, '');
}

function patternOf(sentence: string): RegExp {
  const named = new Set<string>();
  const source = sentence
    .split(/(\{\{\w+\}\})/)
    .map((part) => {
      const name = /^\{\{(\w+)\}\}$/.exec(part)?.[1];
      if (name === undefined) return part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
      // What is named twice is the same both times.
      if (named.has(name)) return String.raw`\k<${name}>`;
      named.add(name);
      return `(?<${name}>.+?)`;
    })
    .join('');
  return new RegExp(`^${source}$`, 'su');
}
