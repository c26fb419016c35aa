/** The paging of a list of fifty a page. */
export function pagingOf(page: number, pages: number) {
  return { current_page: page, last_page: pages, per_page: 50 };
}
