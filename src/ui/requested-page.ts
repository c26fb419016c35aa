/** The page number in an address, from 1; 1 for an invalid number. */
export function requestedPage(search: URLSearchParams): number {
  const asked = search.getAll('page').at(-1) ?? '';
  return /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1;
}
