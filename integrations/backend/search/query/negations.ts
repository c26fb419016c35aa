import { fold } from '../../language/fold.ts';
import type { Meaning } from '../dictionary/meaning.ts';
import negationWords from './negation-words.json' with { type: 'json' };

const NEGATIONS = new Set(negationWords.map(fold));

/** The properties of a group that a negation needs. */
interface Negatable {
  words: readonly string[];
  meanings: readonly Meaning[];
  places: readonly number[];
  negated?: boolean;
}

/** Joins a negation with the group it excludes: "without diamonds", "кроме ролекс". */
export function joinNegations<Group extends Negatable>(groups: readonly Group[]): Group[] {
  const settled: Group[] = [];
  let negation: Group | undefined;
  for (const group of groups) {
    const [word = '', ...more] = group.words;
    if (negation && isNegatable(group)) {
      settled.push({ ...group, negated: true, places: [...negation.places, ...group.places] });
      negation = undefined;
      continue;
    }
    if (negation) settled.push(negation);
    negation = more.length === 0 && group.meanings.length === 0 && NEGATIONS.has(word) ? group : undefined;
    if (!negation) settled.push(group);
  }
  return negation ? [...settled, negation] : settled;
}

/** Whether a group can be excluded: it needs a meaning, and none of its meanings may be a service. */
function isNegatable({ meanings }: Negatable): boolean {
  return meanings.length > 0 && meanings.every(({ kind }) => kind !== 'service');
}
