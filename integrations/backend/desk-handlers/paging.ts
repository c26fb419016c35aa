/** Where a page of a list of the desk stands, fifty entries a page. */
export function pagingOf(page: number, pages: number) {
  return { current_page: page, last_page: pages, per_page: 50 };
}
