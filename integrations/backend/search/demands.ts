import { excludedTerms } from './conditions.ts';
import { findGroups, type FoundGroups } from './find.ts';
import { match, TIERS } from './index/match.ts';
import type { SearchedItems } from './index/searched-items.ts';
import type { Test } from './limits.ts';
import type { Bound } from './query/bound.ts';
import type { Searched } from './searcher.ts';
import type { Group } from './understand-query.ts';

/** A condition on items: the words of a group, or a limit. */
export interface Constraint {
  places: readonly number[];
  group?: Group;
  bound?: Bound;
  test?: Test;
}

/** Results that meet all demands; `hasAllWords` if only texts contain all words. */
export interface Demanded extends FoundGroups {
  hasAllWords?: boolean;
}

/** Finds everything that meets all demands. */
export function findMatching(demands: readonly Constraint[], searched: Searched): Demanded {
  const groups = demands.flatMap(({ group }) => group ?? []);
  const wanted = groups.filter(({ negated }) => !negated);
  const tests = demands.flatMap(({ test }) => test ?? []);
  const excluded = excludedBy(groups, searched.items);
  const isNarrowed = tests.length > 0 || excluded !== undefined;
  const found =
    wanted.length === 0 && isNarrowed
      ? { items: everyItem(searched.items), shelves: [], texts: [] }
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
