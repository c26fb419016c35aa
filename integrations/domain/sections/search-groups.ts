/** Section groups of the search (§3) and their numbers. */
export const SEARCH_TYPES = {
  all: 1,
  watches: 2,
  jewellery: 3,
  accessories: 4,
  services: 5,
  reference: 6,
  articles: 7,
  archive: 8,
} as const;

/** Name of a section group; all except `all` are the word after `/search/` (decision 6). */
export type SearchGroup = keyof typeof SEARCH_TYPES;
export type SearchType = (typeof SEARCH_TYPES)[SearchGroup];

/** The groups in the order of their tabs. */
export const SEARCH_GROUPS = Object.keys(SEARCH_TYPES) as SearchGroup[];

/** Maximum characters of a query. */
export const LONGEST_QUERY = 120;

/** The group of a word in an address; without a word, all groups. Undefined for an unknown word. */
export function searchGroup(word: string | undefined): SearchGroup | undefined {
  if (word === undefined) return 'all';
  return word === 'all' ? undefined : SEARCH_GROUPS.find((group) => group === word);
}

/** The group of a number. */
export function groupOfType(type: SearchType): SearchGroup {
  return SEARCH_GROUPS.find((group) => SEARCH_TYPES[group] === type) ?? 'all';
}

/** The parameters of a search address. */
export interface SearchAddress {
  group: SearchGroup;
  query: string;
  /** Takes every word literally. */
  exact?: boolean;
  page?: number;
}

/** Address of a search, with parameters in alphabetical order as on every page. */
export function searchPath({ group, query, exact, page = 1 }: SearchAddress): string {
  const path = group === 'all' ? '/search/' : `/search/${group}/`;
  const parameters = new URLSearchParams();
  if (exact) parameters.set('exact', '1');
  if (page > 1) parameters.set('page', String(page));
  if (query) parameters.set('q', query);
  const text = parameters.toString();
  return text ? `${path}?${text}` : path;
}

/** The group that the search dialog searches first on a page: the archive on archive pages, else watches (§2). */
export function dialogGroup(path: string): SearchGroup {
  return path.split('/')[1]?.includes('_archive') ? 'archive' : 'watches';
}
