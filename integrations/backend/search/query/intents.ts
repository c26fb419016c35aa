import { words } from '../../language/fold.ts';
import { stemsOf } from '../../language/stem.ts';
import intentWords from './intent-words.json' with { type: 'json' };
import type { TypedWord } from './typed-word.ts';

/** A question in a query that one page or a short text can answer. */
export type Intent = Exclude<keyof typeof intentWords, 'filler'>;

type Kind = Intent | 'filler';

/** Number of words in the longest phrase. */
const LONGEST_PHRASE = 7;

const PHRASES = new Map(
  (Object.keys(intentWords) as Kind[])
    .toReversed()
    .flatMap((kind) =>
      intentWords[kind].flatMap((said) => keysOf(words(said)).map((key): [string, Kind] => [key, kind])),
    ),
);

/** The intents of a query, and the words of their subject. */
export function readIntents(typed: readonly TypedWord[]): {
  intents: ReadonlySet<Intent>;
  rest: readonly TypedWord[];
} {
  const intents = new Set<Intent>();
  const rest: TypedWord[] = [];
  for (let place = 0; place < typed.length;) {
    const found = phraseAt(typed, place);
    const own = typed.slice(place, place + (found?.length ?? 1));
    if (found && found.kind !== 'filler') intents.add(found.kind);
    else if (!found) rest.push(...own);
    place += own.length;
  }
  return { intents, rest };
}

function phraseAt(typed: readonly TypedWord[], place: number): { kind: Kind; length: number } | undefined {
  for (let length = Math.min(LONGEST_PHRASE, typed.length - place); length > 0; length -= 1) {
    const said = typed.slice(place, place + length).flatMap(({ text }) => words(text));
    const kind = keysOf(said)
      .map((key) => PHRASES.get(key))
      .find(Boolean);
    if (kind) return { kind, length };
  }
  return undefined;
}

/** Look-up keys of a phrase: as a name, as English, as Uzbek. */
export function keysOf(said: readonly string[]): string[] {
  const all = said.map(stemsOf);
  return [...new Set(([0, 1, 2] as const).map((variant) => all.map((one) => one[variant]).join(' ')))];
}
