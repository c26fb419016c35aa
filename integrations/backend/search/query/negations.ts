import { fold } from '../../language/fold.ts';
import type { Meaning } from '../dictionary/meaning.ts';
import negationWords from './negation-words.json' with { type: 'json' };

const NEGATIONS = new Set(negationWords.map(fold));
const JOINTS = new Set(['и', 'или', 'and', 'or', 'nor', 'та', 'й', 'і', 'або', 'чи', 'va', 'yoki'].map(fold));

/** The properties of a group that a negation needs. */
interface Negatable {
  words: readonly string[];
  meanings: readonly Meaning[];
  places: readonly number[];
  negated?: boolean;
}

/** Joins a negation with the group it excludes: "without diamonds", "кроме ролекс", "not rolex or omega". */
export function joinNegations<Group extends Negatable>(groups: readonly Group[]): Group[] {
  const settled: Group[] = [];
  let negation: Group | undefined;
  for (const group of withJoined(groups)) {
    if (negation && isNegatable(group)) {
      settled.push({ ...group, negated: true, places: [...negation.places, ...group.places] });
      negation = undefined;
      continue;
    }
    if (negation) settled.push(negation);
    negation = isWordOf(NEGATIONS, group) ? group : undefined;
    if (!negation) settled.push(group);
  }
  return negation ? [...settled, negation] : settled;
}

/** Makes one group of what "and" or "or" joins after a negation: all of it is excluded. */
function withJoined<Group extends Negatable>(groups: readonly Group[]): Group[] {
  const joined: Group[] = [];
  for (const group of groups) {
    const [negation, first, joint] = joined.slice(-3);
    const isToo = isWordOf(NEGATIONS, negation) && isWordOf(JOINTS, joint) && areAlike(first, group);
    if (!first || !joint || !isToo) joined.push(group);
    else {
      const all = [first, joint, group];
      joined.splice(-2, 2, {
        ...first,
        words: all.flatMap(({ words }) => words),
        meanings: all.flatMap(({ meanings }) => meanings),
        places: all.flatMap(({ places }) => places),
      });
    }
  }
  return joined;
}

/** Whether two groups are both brands, or both of what a piece is made of. Others may be asked for: "not gold and automatic". */
function areAlike(one: Negatable | undefined, other: Negatable): boolean {
  return [isBrand, isMaterial].some((isKind) =>
    [one, other].every((group) => group && group.meanings.length > 0 && group.meanings.every(isKind)),
  );
}

function isBrand({ kind }: Meaning): boolean {
  return kind === 'brand';
}

function isMaterial(meaning: Meaning): boolean {
  return meaning.kind === 'attribute' && /^(metal|stones?)(:|$)/.test(meaning.term);
}

/** Whether a group is one word of a list, without a meaning of its own. */
function isWordOf(list: ReadonlySet<string>, group: Negatable | undefined): boolean {
  const [word = '', ...more] = group?.words ?? [];
  return more.length === 0 && group?.meanings.length === 0 && list.has(word);
}

/** Whether a group can be excluded: it needs a meaning, and none of its meanings may be a service. */
function isNegatable({ meanings }: Negatable): boolean {
  return meanings.length > 0 && meanings.every(({ kind }) => kind !== 'service');
}
