import { atom } from 'nanostores';
import { canonicalSearch } from '@tourbillon/domain/sections/list-parameters.ts';

/**
 * What is chosen in a list, by parameter name (§3, current filter state): arrays for
 * groups of options, texts for everything else.
 */
export type FilterState = Readonly<Record<string, string | readonly string[]>>;

/** State of the list on the screen; null until a panel has set it. Never set on a server. */
export const $filters = atom<FilterState | null>(null);

/** Raised while a list is on its way. */
export const $catalogueLoading = atom(false);

/** Whether all brands are listed, or the popular ones (§3, brand_group_selector). */
export const $brandGroup = atom<'popular' | 'all'>('popular');

/** Adds an option to its group, or takes it out (§4). */
export function toggleOption(name: string, id: string): void {
  const state = $filters.get() ?? {};
  const chosen = asArray(state[name]);
  const next = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
  change(name, next.length > 0 ? next : undefined);
}

/**
 * Sets a scalar unless the value is null (§4); an empty text or `false` removes the key
 * (decision 40).
 */
export function setScalar(name: string, value: string | number | boolean | null): void {
  if (value === null) return;
  if (value === '' || value === false) change(name, undefined);
  else change(name, value === true ? '1' : String(value));
}

/** Clears every filter (decision 40); the order stays. */
export function resetFilters(): void {
  const sort = $filters.get()?.sort;
  $filters.set(sort === undefined ? {} : { sort });
}

/** Takes over the state of a page that has arrived; null when the list has left the screen. */
export function replaceFilters(state: FilterState | null): void {
  $filters.set(state);
}

/**
 * The state an address stands for.
 * @param arrays names of the groups of options; all other parameters are scalars.
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

/** Whether a state has an option of a group, or a scalar of that value. */
export function includesOption(state: FilterState | null, name: string, id: string): boolean {
  const value = state?.[name];
  return typeof value === 'object' ? value.includes(id) : value === id;
}

/** The address of the first page of a list in a state. */
export function addressOf(path: string, state: FilterState | null): string {
  return path + canonicalSearch(state ?? {});
}

/** Raises the loading flag for the time of some work and lowers it whatever happens (§4). */
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
