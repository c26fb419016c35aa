import type { SearchAnswer } from '@tourbillon/domain/contract/search.ts';
import { words } from '../language/fold.ts';
import type { Dictionary } from './dictionary/dictionary.ts';
import type { AnswerTexts } from './index/answer-texts.ts';
import { keysOf, readIntents } from './query/intents.ts';
import { isNegation } from './query/negations.ts';
import { typedWords, type TypedWord } from './query/typed-word.ts';
import type { SearchData } from './searcher.ts';

/**
 * The direct answer to a query, if it has one: a pledge ticket, a glossary term, the value of a watch, the tariffs, a
 * city's contacts.
 */
export function directAnswer(
  query: string,
  { knowledge: { dictionary }, texts: { answers } }: SearchData,
): SearchAnswer | null {
  const { intents, rest } = readIntents(typedWords(query));
  // "Not gold" asks for pieces, not for what gold is.
  const excludes = rest.some(({ text }) => isNegation(text));
  const isTerm = intents.has('definition') || (intents.size === 0 && !excludes);
  const about = rest.filter(({ text }) => !words(text).every((word) => dictionary.isStopWord(word)));
  // The number of the ticket may be typed with it.
  if (intents.has('ticket') && about.every(({ text }) => /\d/.test(text))) {
    return { ...NOTHING, kind: 'ticket' };
  }
  const term = isTerm ? termOf(about, answers) : undefined;
  if (term) return { ...NOTHING, kind: 'term', ...term, slug: term.id };
  if (intents.has('worth')) {
    return { ...NOTHING, kind: 'estimate', words: about.map(({ text }) => text).join(' ') };
  }
  const place = cityOf(about, dictionary);
  if (place === undefined) return null;
  if (intents.has('tariffs')) return { ...NOTHING, kind: 'tariffs', slug: place || null };
  if (!intents.has('contact') && place === '') return null;
  const city = answers.cities.find(({ alias }) => place === '' || alias === place);
  if (!city) return null;
  const { alias, title, phone, offices } = city;
  return { ...NOTHING, kind: 'city', slug: alias, title, phone, offices };
}

const NOTHING = { slug: null, title: '', text: '', lang: null, phone: null, offices: [], words: '' };

function termOf(about: readonly TypedWord[], { terms }: AnswerTexts) {
  const said = about.flatMap(({ text }) => words(text));
  if (said.length === 0) return undefined;
  return keysOf(said)
    .map((key) => terms.get(key))
    .find((one) => one !== undefined);
}

/** The city that a query is about: an empty string if it names nothing, undefined if it is about something else. */
function cityOf(about: readonly TypedWord[], dictionary: Dictionary): string | undefined {
  const said = about.flatMap(({ text }) => words(text));
  if (said.length === 0) return '';
  for (const key of keysOf(said)) {
    for (const meaning of dictionary.meanings(key)) {
      if (meaning.kind === 'attribute' && meaning.term.startsWith('city:')) return meaning.term.slice(5);
    }
  }
  return undefined;
}
