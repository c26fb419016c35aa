import type { ConformanceCheck } from './check.ts';

/** The search finds existing items, page by page, and nothing for a query without results. */
export const searchCheck: ConformanceCheck = {
  name: 'the search',
  async *run({ backend, examples }) {
    const card = examples.lists.find(({ stock }) => stock === 'current')?.items[0];
    if (card) {
      const q = card.brand.title;
      const found = await backend.ask('search', { q, per_page: 5 });
      if (found.items.length === 0) yield `“${q}”, a brand in stock, finds nothing`;
      const { last_page } = found.paginate_data;
      if (last_page > 1) {
        const second = await backend.ask('search', { q, per_page: 5, page: 2 });
        const repeated = second.items.find(({ url }) => found.items.some((item) => item.url === url));
        if (repeated) yield `“${q}”: ${repeated.url} is on page 1 and on page 2`;
      }
    }
    const none = await backend.ask('search', { q: 'zzqxwvjk' });
    if (none.items.length > 0) yield '“zzqxwvjk” finds items';
  },
};
