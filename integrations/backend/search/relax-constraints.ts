import { isBrand, isKindOfGoods, asksForService } from './item-conditions.ts';
import { findMatching, type Constraint, type ConstraintResults } from './constraints.ts';
import { lineOf } from './dictionary/nickname-lines.ts';
import type { SearchData } from './searcher.ts';
import type { Group } from './understand-query.ts';

/** The constraints that were kept, and their results. */
interface RelaxedConstraints {
  kept: readonly Constraint[];
  found: ConstraintResults;
}

/**
 * Keeps as many constraints as possible with results: first all; then those that have results alone; then one after
 * another, names before descriptions, as long as items are left. One more word never removes all results.
 */
export function relaxConstraints(
  constraints: readonly Constraint[],
  searched: SearchData,
): RelaxedConstraints {
  const all = findMatching(constraints, searched);
  if (isEnough(all, constraints)) return { kept: constraints, found: all };
  const known = constraints.filter((constraint) => !isNothing(findMatching([constraint], searched)));
  const some = known.length > 0 && known.length < constraints.length ? findMatching(known, searched) : all;
  if (known.length > 0 && isEnough(some, known)) return { kept: known, found: some };
  const greedy = mostOf(constraints, searched);
  if (!greedy)
    return isNothing(all)
      ? { kept: isNothing(some) ? [] : known, found: some }
      : { kept: constraints, found: all };
  // The texts contain all words, so add them.
  if (all.texts.length === 0) return greedy;
  return { kept: greedy.kept, found: { ...greedy.found, texts: all.texts, hasAllWords: true } };
}

function isNothing({ items, brands, texts }: ConstraintResults): boolean {
  return items.length + brands.length + texts.length === 0;
}

/** Texts are enough if the query names no goods or asks for a service. */
function isEnough({ items, texts }: ConstraintResults, constraints: readonly Constraint[]): boolean {
  if (items.length > 0) return true;
  const groups = constraints.flatMap(({ group }) => group ?? []);
  return texts.length > 0 && (asksForService(groups) || !constraints.some(isOfGoods));
}

/** Whether a constraint names goods: those that only goods can meet, and kinds of goods (decision 711). */
function isOfGoods({ group, test }: Constraint): boolean {
  if (!group) return test !== undefined;
  return (
    group.negated === true ||
    group.reference !== undefined ||
    group.meanings.some(
      (meaning) => meaning.kind === 'brand' || meaning.kind === 'nickname' || isKindOfGoods(meaning),
    )
  );
}

/** Adds one constraint after another as long as items are left. */
function mostOf(constraints: readonly Constraint[], searched: SearchData): RelaxedConstraints | undefined {
  let kept: Constraint[] = [];
  let found: ConstraintResults | undefined;
  for (const constraint of constraints.toSorted((one, other) => weightOf(other) - weightOf(one))) {
    for (const one of [[constraint], insteadOf(constraint)]) {
      if (one.length === 0) continue;
      const narrower = findMatching([...kept, ...one], searched);
      if (narrower.items.length === 0) continue;
      kept = [...kept, ...one];
      found = narrower;
      break;
    }
  }
  return found && { kept, found };
}

/** Minimum number of characters of a reference that cannot be mistaken for another number. */
const SHORTEST_SURE = 5;

/** Priority of a constraint: names before descriptions, limits last. */
function weightOf({ group }: Constraint): number {
  if (!group) return 0;
  if (group.negated) return 1;
  // A short number may also be a year, a price or a model number.
  if (group.reference) return group.reference.compact.length < SHORTEST_SURE ? 5 : 7;
  if (isBrand(group)) return 6;
  if (group.meanings.some(({ kind }) => kind === 'nickname')) return 5;
  if (group.meanings.some(isKindOfGoods)) return 4;
  return group.meanings.length === 0 ? 3 : 2;
}

/** The collection or model of a nickname, if none of its references has an item. */
function insteadOf({ group }: Constraint): Constraint[] {
  const meaning = group?.meanings.find(({ kind }) => kind === 'nickname');
  const line = meaning?.kind === 'nickname' ? lineOf(meaning.id) : undefined;
  if (!line) return [];
  // No positions: the query keeps the words of the nickname as dropped, because only the line was matched.
  const plain = { reference: undefined, beginning: false, places: [] };
  const brand: Group = { ...plain, words: [line.brand], meanings: [{ kind: 'brand', slug: line.brand }] };
  const words = line.words.map((word): Group => ({ ...plain, words: [word], meanings: [] }));
  return [brand, ...words].map((one) => ({ group: one, places: [] }));
}
