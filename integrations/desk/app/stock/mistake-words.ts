import type { DeskKey } from '../../messages/index.ts';
import { stockMistakes } from '../../messages/stock-mistakes.ts';

type Key = keyof typeof stockMistakes;

/** A recognised mistake of the import: its key and its values. */
interface KnownMistake {
  key: Key;
  values: Record<string, string>;
}

/** The English messages as patterns, the most specific first, because one may be the beginning of another. */
const PATTERNS = (Object.keys(stockMistakes) as Key[])
  .map((key) => ({ key, sentence: stockMistakes[key].en }))
  .toSorted((one, other) => bare(other.sentence).length - bare(one.sentence).length)
  .map(({ key, sentence }) => ({ key, pattern: patternOf(sentence) }));

/**
 * Recognises an English message of the import: its key and its values. The backend sends English sentences, because
 * terminals and price lists show them too.
 */
export function knownMistake(sentence: string): KnownMistake | undefined {
  for (const { key, pattern } of PATTERNS) {
    const found = pattern.exec(sentence);
    if (found) return { key, values: { ...found.groups } };
  }
  return undefined;
}

/** Translates a message of the import; an unknown one stays as it is. @param t the desk's texts. */
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
      // A placeholder that is used twice must match the same text.
      if (named.has(name)) return String.raw`\k<${name}>`;
      named.add(name);
      return `(?<${name}>.+?)`;
    })
    .join('');
  return new RegExp(`^${source}$`, 'su');
}
