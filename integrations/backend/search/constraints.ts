import { excludedTerms } from './item-conditions.ts';
import { findGroups, type ResultGroups } from './find.ts';
import { match, TIERS } from './index/match.ts';
import type { SearchedItems } from './index/searched-items.ts';
import type { ItemTest } from './limits.ts';
import type { Bound } from './query/bound.ts';
import type { SearchData } from './searcher.ts';
import type { Group } from './understand-query.ts';

/** A condition on items: the words of a group, or a limit. */
export interface Constraint {
  places: readonly number[];
  group?: Group;
  bound?: Bound;
  test?: ItemTest;
}

/** Results that meet all constraints; `hasAllWords` if only texts contain all words. */
export interface ConstraintResults extends ResultGroups {
  hasAllWords?: boolean;
}

/** Finds everything that meets all constraints. */
export function findMatching(constraints: readonly Constraint[], searched: SearchData): ConstraintResults {
  const groups = constraints.flatMap(({ group }) => group ?? []);
  const wanted = groups.filter(({ negated }) => !negated);
  const tests = constraints.flatMap(({ test }) => test ?? []);
  const excluded = excludedBy(groups, searched.items);
  const isNarrowed = tests.length > 0 || excluded !== undefined;
  const found =
    wanted.length === 0 && isNarrowed
      ? { items: everyItem(searched.items), brands: [], texts: [] }
      : findGroups(wanted, searched);
  if (!isNarrowed) return found;
  const items = found.items.filter((item) => excluded?.[item] !== 1 && tests.every((test) => test(item)));
  return { ...found, items };
}

/** Marks the items that negated groups exclude. */
function excludedBy(groups: readonly Group[], { index }: SearchedItems): Uint8Array | undefined {
  const terms = excludedTerms(groups.filter(({ negated }) => negated));
  if (terms.length === 0) return undefined;
  const marks = new Uint8Array(index.size);
  for (const term of terms) for (const item of index.postings(term) ?? []) marks[item] = 1;
  return marks;
}

/** Every item, with items for sale first. */
function everyItem({ index }: SearchedItems): Uint32Array {
  const terms = index.begin('a:type:', 10).map((term) => ({ term, tier: TIERS.property }));
  return match(index, [{ terms, required: true }]);
}
