/** Entries of a page of the desk. */
const PAGE = 50;

/** The page data of a list of the desk, from the number of its entries. */
export function countedPagesOf(page: number, { total, isMore }: { total: number; isMore: boolean }) {
  const last = Math.max(1, Math.ceil(total / PAGE));
  return { current_page: page, last_page: last, per_page: PAGE, total, is_more: isMore };
}
