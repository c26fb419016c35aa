import { type SavedItem, savedItemOf } from '#src/stores/saved-items.ts';

/**
 * Fetches a saved list's page and returns the element with its items, as rendered by the server.
 * @param address contains the items: `/viewed/?clock=a&clock=b`.
 * @throws when the request fails or the page has no items.
 */
export async function fetchSaved(address: string, signal?: AbortSignal): Promise<Element> {
  const response = await fetch(address, signal ? { signal } : {});
  if (!response.ok) throw new Error(`List: status ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const result = page.querySelector('[data-saved-result]');
  if (!result) throw new Error('List: the page has no result');
  return result;
}

/** Sorts cells into the order of the items, because the server sorts them by address. */
export function inOrder(cells: readonly Element[], items: readonly SavedItem[]): Element[] {
  const rank = new Map(items.map(({ url }, index) => [url, index]));
  const rankOf = (cell: Element) => {
    const href = cell.querySelector('a[href]')?.getAttribute('href') ?? '';
    return rank.get(savedItemOf(href)?.url ?? '') ?? items.length;
  };
  return cells.toSorted((a, b) => rankOf(a) - rankOf(b));
}
