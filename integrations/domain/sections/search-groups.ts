/** Section groups of the search (§3): what is looked through, by number. */
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

/** Name of a section group; all but `all` are the word after `/search/` (decision 6). */
export type SearchGroup = keyof typeof SEARCH_TYPES;
export type SearchType = (typeof SEARCH_TYPES)[SearchGroup];

/** The groups in the order of their tabs. */
export const SEARCH_GROUPS = Object.keys(SEARCH_TYPES) as SearchGroup[];

/** Characters of a query; more is not a question any more. */
export const LONGEST_QUERY = 120;

/** The group of a word of an address, none being all of them; undefined when there is no such group. */
export function searchGroup(word: string | undefined): SearchGroup | undefined {
  if (word === undefined) return 'all';
  return word === 'all' ? undefined : SEARCH_GROUPS.find((group) => group === word);
}

/** What the address of a search holds. */
export interface SearchAddress {
  group: SearchGroup;
  query: string;
  /** Every word is taken as it is typed. */
  exact?: boolean;
  page?: number;
}

/** Address of a search; parameters are in the order of the alphabet, as everywhere. */
export function searchPath({ group, query, exact, page = 1 }: SearchAddress): string {
  const path = group === 'all' ? '/search/' : `/search/${group}/`;
  const parameters = new URLSearchParams();
  if (exact) parameters.set('exact', '1');
  if (page > 1) parameters.set('page', String(page));
  if (query) parameters.set('q', query);
  const text = parameters.toString();
  return text ? `${path}?${text}` : path;
}

/** What the search dialog looks through first on a page: the archive on archive pages, else watches (§2). */
export function dialogGroup(path: string): SearchGroup {
  return path.split('/')[1]?.includes('_archive') ? 'archive' : 'watches';
}
