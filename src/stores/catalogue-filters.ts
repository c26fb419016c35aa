import { atom } from 'nanostores';
import { canonicalSearch } from '@tourbillon/domain/sections/list-parameters.ts';

/**
 * The selected filters of a list, by parameter name (§3, current filter state): arrays for groups of options, strings
 * for everything else.
 */
export type FilterState = Readonly<Record<string, string | readonly string[]>>;

/** Filter state of the visible list. Null until a filter panel sets it. Never set on a server. */
export const $filters = atom<FilterState | null>(null);

/** True while a list is loading. */
export const $catalogueLoading = atom(false);

/** Whether the panel lists all brands or only the popular ones (§3, brand_group_selector). */
export const $brandGroup = atom<'popular' | 'all'>('popular');

/** Adds an option to its group, or removes it (§4). */
export function toggleOption(name: string, id: string): void {
  const state = $filters.get() ?? {};
  const chosen = asArray(state[name]);
  const next = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
  change(name, next.length > 0 ? next : undefined);
}

/** Sets a scalar. Null changes nothing (§4); an empty text or `false` removes the key (decision 40). */
export function setScalar(name: string, value: string | number | boolean | null): void {
  if (value === null) return;
  if (value === '' || value === false) change(name, undefined);
  else change(name, value === true ? '1' : String(value));
}

/** Parameters of a list that are not filters: the sort order, and the search whose results it shows. */
export const KEPT_BY_RESET = ['exact', 'q', 'sort'] as const;

/** Clears every filter (decision 40). The sort order and the search stay. */
export function resetFilters(): void {
  const state = $filters.get() ?? {};
  $filters.set(
    Object.fromEntries(KEPT_BY_RESET.flatMap((name) => (state[name] ? [[name, state[name]]] : []))),
  );
}

/** Sets the state of a page that has loaded. Null when no list is visible any more. */
export function replaceFilters(state: FilterState | null): void {
  $filters.set(state);
}

/**
 * Reads the filter state from a query.
 * @param arrays names of the groups of options. All other parameters are scalars.
 */
export function stateOfSearch(search: string, arrays: readonly string[]): FilterState {
  const parameters = new URLSearchParams(search);
  const state: Record<string, string | string[]> = {};
  for (const name of new Set(parameters.keys())) {
    const values = parameters.getAll(name).filter((value) => value !== '');
    const last = values.at(-1);
    if (name !== 'page' && last !== undefined) state[name] = arrays.includes(name) ? values : last;
  }
  return state;
}

/** Whether a state contains an option of a group, or a scalar with this value. */
export function includesOption(state: FilterState | null, name: string, id: string): boolean {
  const value = state?.[name];
  return typeof value === 'object' ? value.includes(id) : value === id;
}

/** The address of the first page of a list with a filter state. */
export function addressOf(path: string, state: FilterState | null): string {
  return path + canonicalSearch(state ?? {});
}

/** Whether the selected filters, in any order, differ from those of a page. */
export function hasChanged(shown: FilterState): boolean {
  return canonicalSearch($filters.get() ?? {}) !== canonicalSearch(shown);
}

/** Sets the loading flag during some work, and clears it even if the work fails (§4). */
export async function whileLoading(work: () => Promise<unknown>): Promise<void> {
  loads += 1;
  $catalogueLoading.set(true);
  try {
    await work();
  } finally {
    loads -= 1;
    $catalogueLoading.set(loads > 0);
  }
}

let loads = 0;

function change(name: string, value: string | readonly string[] | undefined): void {
  const { [name]: _, ...rest } = $filters.get() ?? {};
  $filters.set(value === undefined ? rest : { ...rest, [name]: value });
}

function asArray(value: string | readonly string[] | undefined): readonly string[] {
  return typeof value === 'string' ? [value] : (value ?? []);
}
