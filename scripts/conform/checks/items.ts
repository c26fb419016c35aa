import type { ConformanceCheck } from './check.ts';

/** An item is the same in its list, on its own page and when it is asked for by name. */
export const itemsCheck: ConformanceCheck = {
  name: 'items as their lists show them',
  async *run({ backend, examples }) {
    for (const { word, section, stock, items: listed } of examples.lists) {
      const [card] = listed;
      if (!card) continue;
      const { item, similar } = await backend.ask('detail', {
        catalogType: section.catalogType,
        itemUrl: card.url,
      });
      const said = (one: typeof card) =>
        JSON.stringify([
          one.url,
          one.brand.slug,
          one.model,
          one.reference,
          one.condition,
          one.availability,
          one.price,
        ]);
      if (said(item) !== said(card))
        yield `${word}: ${card.url} is another on its own page: ${said(item)}, listed ${said(card)}`;
      if (item.stock !== stock)
        yield `${word}: ${card.url} stands in the list of ${stock} and says ${item.stock}`;
      if (similar.some(({ url, tags }) => url === card.url || tags.includes('archive'))) {
        yield `${word}: what is similar to ${card.url} has itself, or something that is sold`;
      }
      const names = [card.url, 'no-such-item', ...(listed[1] ? [listed[1].url] : [])];
      const byName = await backend.ask('itemsByUrl', { 'urls[]': names });
      if (
        byName.items.map(({ url }) => url).join() !== names.filter((name) => name !== 'no-such-item').join()
      ) {
        yield `${word}: items by name are not those that were asked for, in their order`;
      }
    }
  },
};
