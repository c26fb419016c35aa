import type { ConformanceCheck } from './check.ts';

/** The index for search engines names every item once. */
export const indexedItemsCheck: ConformanceCheck = {
  name: 'items for search engines',
  async *run({ backend, examples }) {
    const stock = await backend.ask('indexedStock');
    const seen = new Set<string>();
    for (const { from } of stock.items) {
      for (const { url } of (await backend.ask('indexedItems', { from })).data) {
        if (seen.has(url)) yield `${url} is told of twice`;
        seen.add(url);
      }
    }
    for (const list of examples.lists) {
      const isOpen = list.stock !== 'dealer';
      const wrong = list.items.find(({ url }) => seen.has(url) !== isOpen);
      if (wrong)
        yield `${wrong.url} of ${list.word} is ${isOpen ? 'not told of' : 'told of, though the dealer corner is not for them'}`;
    }
    const none = await backend.call('indexedItems', { from: 999_999_999 });
    if (none.status !== 404) yield `a portion that begins nowhere is answered ${none.status}, not 404`;
  },
};
