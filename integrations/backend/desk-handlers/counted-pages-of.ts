/** Entries of a page of the desk. */
const PAGE = 50;

/** Where a page of a list of the desk stands. @param total entries of all pages. */
export function countedPagesOf(page: number, total: number) {
  const last = Math.max(1, Math.ceil(total / PAGE));
  return { current_page: page, last_page: last, per_page: PAGE, total };
}
