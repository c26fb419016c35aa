/**
 * Whether the page in an address is a number from 1, or absent, for every list with pages (decision 22). Other values,
 * `?page=0` or `?page=abc`, would be further addresses of the first page.
 */
export function hasPageNumber(search: URLSearchParams): boolean {
  const page = search.getAll('page').at(-1)?.trim() ?? '';
  return page === '' || /^[1-9]\d{0,5}$/.test(page);
}
