import { expect, test } from 'vitest';
import type { Meaning } from '../dictionary/meaning.ts';
import { joinNegations } from './negations.ts';
import { typedWords } from './typed-word.ts';

const MEANINGS: Readonly<Record<string, Meaning>> = {
  steel: { kind: 'attribute', term: 'metal:steel' },
  gold: { kind: 'attribute', term: 'metal:gold' },
  platinum: { kind: 'attribute', term: 'metal:platinum' },
  diamonds: { kind: 'attribute', term: 'stones' },
  automatic: { kind: 'attribute', term: 'movement:automatic' },
  rolex: { kind: 'brand', slug: 'rolex' },
  omega: { kind: 'brand', slug: 'omega' },
};
const SAME: Readonly<Record<string, string>> = {
  сталі: 'steel',
  стали: 'steel',
  золота: 'gold',
};

/** Query, what it excludes (one bracket for each negation), what it asks for. */
const CASES = [
  ['rolex not steel, gold', '[steel gold]', 'rolex'],
  ['rolex not steel,gold', '[steel gold]', 'rolex'],
  ['rolex not steel , gold', '[steel gold]', 'rolex'],
  ['rolex not steel, gold, platinum', '[steel gold platinum]', 'rolex'],
  ['rolex not steel, gold or platinum', '[steel gold or platinum]', 'rolex'],
  ['rolex кроме стали, золота', '[стали золота]', 'rolex'],
  ['rolex крім сталі, золота', '[сталі золота]', 'rolex'],
  // Without a comma, as before.
  ['rolex not steel gold', '[steel]', 'rolex gold'],
  // What is no value of the same filter is asked for.
  ['not steel, omega', '[steel]', 'omega'],
  ['not steel, automatic', '[steel]', 'automatic'],
  ['not diamonds, gold', '[diamonds]', 'gold'],
  ['not steel, automatic, gold', '[steel]', 'automatic gold'],
  // A list of brands is excluded after "except" alone.
  ['except rolex, omega', '[rolex omega]', ''],
  ['кроме rolex, omega', '[rolex omega]', ''],
  ['not rolex, omega', '[rolex]', 'omega'],
  ['not rolex or omega', '[rolex or omega]', ''],
  // Uzbek: the negation stands after what it excludes.
  ['rolex emas', '[rolex]', ''],
  ['rolex emas, omega', '[rolex]', 'omega'],
  ['steel emas gold', '[steel]', 'gold'],
  ['rolex steel yoki gold emas', '[steel yoki gold]', 'rolex'],
  ['rolex va gold emas', '[gold]', 'rolex va'],
  ['emas rolex', '', 'emas rolex'],
  // A comma before the negation.
  ['gold, not steel', '[steel]', 'gold'],
] as const;

test.each(CASES)('D720 "%s" excludes %s and asks for "%s"', (query, excluded, asked) => {
  const typed = typedWords(query);
  const groups = typed.flatMap(({ text, at }) =>
    (text.match(/[\p{L}ʻ]+/gu) ?? []).map((word) => {
      const meaning = MEANINGS[SAME[word] ?? word];
      return { words: [word], meanings: meaning ? [meaning] : [], places: [at] };
    }),
  );
  const joined: readonly { words: string[]; negated?: boolean }[] = joinNegations(groups, typed);
  const said = (isNegated: boolean) =>
    joined.filter(({ negated = false }) => negated === isNegated).map(({ words }) => words.join(' '));
  expect(said(true).map((words) => `[${words}]`)).toEqual(excluded ? [excluded] : []);
  expect(said(false).join(' ')).toBe(asked);
});

test('D720 a minus sign and the Uzbek ending exclude their own word alone', () => {
  const typed = typedWords('-steel, gold');
  const groups = [
    { words: ['without'], meanings: [], places: [0] },
    { words: ['steel'], meanings: [MEANINGS.steel!], places: [0] },
    { words: ['gold'], meanings: [MEANINGS.gold!], places: [1] },
  ];
  const joined: readonly { words: string[]; negated?: boolean }[] = joinNegations(groups, typed);
  expect(joined.map(({ words, negated = false }) => [words.join(' '), negated])).toEqual([
    ['steel', true],
    ['gold', false],
  ]);
});
