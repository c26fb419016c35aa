/** Number of pages on each side of the current one. */
const NEIGHBOURS = 1;

/**
 * The page numbers of a pager: first, last, current and its neighbours; `null` is a gap. A gap of one page is filled
 * with that page.
 */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const shown = new Set([1, last]);
  for (let page = current - NEIGHBOURS; page <= current + NEIGHBOURS; page += 1) shown.add(page);
  if (shown.has(3)) shown.add(2);
  if (shown.has(last - 2)) shown.add(last - 1);
  const pages = [...shown].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b);
  return pages.flatMap((page, index) =>
    index > 0 && page - (pages[index - 1] ?? 0) > 1 ? [null, page] : [page],
  );
}
