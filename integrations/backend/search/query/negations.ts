import { fold, words } from '../../language/fold.ts';
import type { Meaning } from '../dictionary/meaning.ts';
import type { TypedWord } from './typed-word.ts';
import negationWords from './negation-words.json' with { type: 'json' };

const NEGATIONS = new Set(negationWords.map(fold));
const JOINTS = new Set(['и', 'или', 'and', 'or', 'nor', 'та', 'й', 'і', 'або', 'чи', 'va', 'yoki'].map(fold));

/** Negations after which a list of brands is excluded too: "not Rolex, Omega" asks for Omega. */
const EXCEPTIONS = new Set(['кроме', 'крім', 'окрім', 'except'].map(fold));

/** Negations that stand after what they exclude: "Rolex emas". */
const AFTERWARDS = new Set(['emas'].map(fold));

/** Whether a typed word has a minus sign before its letters: "-gold". */
export function hasMinus(typed: string): boolean {
  return /^[-–−]\p{L}/u.test(typed);
}

/** Whether a typed word excludes something: "not", "emas", "-gold". */
export function isNegation(typed: string): boolean {
  return hasMinus(typed) || words(typed).some((word) => NEGATIONS.has(word) || AFTERWARDS.has(word));
}

/** The properties of a group that a negation needs. */
interface Negatable {
  words: readonly string[];
  meanings: readonly Meaning[];
  places: readonly number[];
  negated?: boolean;
  joined?: readonly Negatable[];
}

/**
 * Joins a negation with what it excludes: "without diamonds", "кроме ролекс", "not rolex or omega", "not steel, gold",
 * "oltin emas".
 * @param typed the words of the groups, for their commas.
 */
export function joinNegations<Group extends Negatable>(
  groups: readonly Group[],
  typed: readonly TypedWord[],
): Group[] {
  const settled: Group[] = [];
  let negation: Group | undefined;
  for (const group of withJoined(groups, typed)) {
    if (negation && isNegatable(group)) {
      settled.push({ ...group, negated: true, places: [...negation.places, ...group.places] });
      negation = undefined;
      continue;
    }
    if (negation) settled.push(negation);
    negation = undefined;
    if (isWordOf(AFTERWARDS, group) && excludeLast(settled, group)) continue;
    negation = isWordOf(NEGATIONS, group) ? group : undefined;
    if (!negation) settled.push(group);
  }
  return negation ? [...settled, negation] : settled;
}

/** Excludes the last group, or the two last that "and" or "or" joins. @returns false when it cannot be excluded. */
function excludeLast<Group extends Negatable>(settled: Group[], negation: Group): boolean {
  const [first, joint] = settled.slice(-3, -1);
  const last = settled.at(-1);
  if (!last || last.negated || !isNegatable(last)) return false;
  const isPair = first && joint && !first.negated && isWordOf(JOINTS, joint) && areAlike(first, last);
  const excluded = isPair ? joinedGroup(first, joint, last) : last;
  settled.splice(isPair ? -3 : -1, 3, {
    ...excluded,
    negated: true,
    places: [...excluded.places, ...negation.places],
  });
  return true;
}

/** Makes one group of what "and", "or" or a comma joins after a negation: all of it is excluded. */
function withJoined<Group extends Negatable>(groups: readonly Group[], typed: readonly TypedWord[]): Group[] {
  const joined: Group[] = [];
  for (const group of groups) {
    const [negation, first, joint] = joined.slice(-3);
    const [before, listed] = joined.slice(-2);
    if (first && joint && isWordOf(NEGATIONS, negation) && isWordOf(JOINTS, joint) && areAlike(first, group))
      joined.splice(-2, 2, joinedGroup(first, joint, group));
    else if (before && listed && isListed(before, listed, group) && hasCommaBetween(listed, group, typed))
      joined.splice(-1, 1, joinedGroup(listed, group));
    else joined.push(group);
  }
  return joined;
}

function joinedGroup<Group extends Negatable>(first: Group, ...more: readonly Group[]): Group {
  const all = [first, ...more];
  return {
    ...first,
    words: all.flatMap(({ words }) => words),
    meanings: all.flatMap(({ meanings }) => meanings),
    places: all.flatMap(({ places }) => places),
    joined: all.flatMap((one) => one.joined ?? (one.meanings.length > 0 ? [one] : [])),
  };
}

/**
 * Whether a negation reaches over a comma: between metals, between stones, and after "except" between brands. A minus
 * sign and the Uzbek ending (`-gold`, `oltinsiz`) exclude their own word alone.
 */
function isListed(negation: Negatable, one: Negatable, other: Negatable): boolean {
  if (!isWordOf(NEGATIONS, negation) || one.places.some((place) => negation.places.includes(place)))
    return false;
  const kinds = isWordOf(EXCEPTIONS, negation) ? [isMetal, isStone, isBrand] : [isMetal, isStone];
  return kinds.some((isKind) => areAll(isKind, [one, other]));
}

/** Whether a comma stands between two groups: "steel, gold", "steel,gold", "steel , gold". */
function hasCommaBetween(one: Negatable, other: Negatable, typed: readonly TypedWord[]): boolean {
  const end = Math.max(...one.places);
  const start = Math.min(...other.places);
  return typed.some(({ text, at }) => {
    if (at === end && at === start) return /.,./.test(text);
    return (at === end && text.endsWith(',')) || (at > end && at <= start && text.startsWith(','));
  });
}

/** Whether two groups are both brands, or both of what a piece is made of. Others may be asked for: "not gold and automatic". */
function areAlike(one: Negatable | undefined, other: Negatable): boolean {
  const isMaterial = (meaning: Meaning) => isMetal(meaning) || isStone(meaning);
  return [isBrand, isMaterial].some((isKind) => areAll(isKind, [one, other]));
}

function areAll(isKind: (meaning: Meaning) => boolean, groups: readonly (Negatable | undefined)[]): boolean {
  return groups.every((group) => group && group.meanings.length > 0 && group.meanings.every(isKind));
}

function isBrand({ kind }: Meaning): boolean {
  return kind === 'brand';
}

function isMetal(meaning: Meaning): boolean {
  return meaning.kind === 'attribute' && /^metal(:|$)/.test(meaning.term);
}

function isStone(meaning: Meaning): boolean {
  return meaning.kind === 'attribute' && /^stones?(:|$)/.test(meaning.term);
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
