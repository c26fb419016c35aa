/** The page of a list that an address asks for, from 1; what is no page number asks for the first. */
export function requestedPage(search: URLSearchParams): number {
  const asked = search.getAll('page').at(-1) ?? '';
  return /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1;
}
