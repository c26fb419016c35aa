import type { ItemCard } from '@tourbillon/domain/contract/catalogue.ts';
import { PAGE_SIZE } from '@tourbillon/domain/sections/sorts.ts';
import type { ConformanceCheck } from './check.ts';

const PER_PAGE = 10;

/** The pages of a list have each item once, and the total is correct. */
export const pagingCheck: ConformanceCheck = {
  name: 'pages of lists',
  async *run({ backend, examples }) {
    for (const { word, total, items } of examples.lists) {
      if (items.length !== Math.min(total, PAGE_SIZE))
        yield `${word}: ${items.length} items on a page, not ${PAGE_SIZE}`;
      const last = Math.max(1, Math.ceil(total / PER_PAGE));
      const wanted = [...new Set([1, 2, 3, last].filter((page) => page <= last))];
      const seen = new Map<string, number>();
      for (const page of wanted) {
        const response = await backend.ask('catalogue', { url: word, per_page: PER_PAGE, page });
        const { current_page, last_page, per_page } = response.paginate_data;
        if (response.total !== total || last_page !== last) {
          yield `${word}: ${response.total} items on ${last_page} pages of ${PER_PAGE}; page 1 of 24 says ${total} items`;
        }
        if (current_page !== page || per_page !== PER_PAGE) {
          yield `${word}: page ${page} of ${PER_PAGE} calls itself page ${current_page} of ${per_page}`;
        }
        const expected = page < last ? PER_PAGE : total - (last - 1) * PER_PAGE;
        if (response.items.length !== expected) {
          yield `${word}: page ${page} has ${response.items.length} items, not ${expected}`;
        }
        for (const { url } of response.items) {
          const before = seen.get(url);
          if (before !== undefined) yield `${word}: ${url} is on page ${before} and on page ${page}`;
          seen.set(url, page);
        }
      }
    }
  },
};

/** The price that a buyer pays for an item, US dollars. */
const paid = ({ price }: ItemCard) => price && (price.discount_usd ?? price.usd);

/** Prices are whole dollars on every host, sorted when the request says so, and hidden in the archive. */
export const pricesCheck: ConformanceCheck = {
  name: 'prices and their order',
  async *run({ backend, hosts, examples }) {
    for (const { word, stock, items } of examples.lists) {
      if (stock === 'archive') {
        const shown = items.find(({ price }) => price !== null);
        if (shown) yield `${word}: the archive shows the price of ${shown.url} (decision 9)`;
        continue;
      }
      for (const direction of ['asc', 'desc'] as const) {
        const sorted = await backend.ask('catalogue', {
          url: word,
          sort: 'price_usd',
          direction,
          per_page: 50,
        });
        const amounts = sorted.items
          .map(paid)
          .map((amount) => amount ?? Infinity * (direction === 'asc' ? 1 : -1));
        const right = amounts.toSorted((one, other) => (direction === 'asc' ? one - other : other - one));
        if (amounts.join() !== right.join())
          yield `${word}: not in the order of price, ${direction}, those on request last`;
      }
      const middle = items.map(paid).find((amount) => amount !== null);
      if (middle === undefined || middle === null) continue;
      const within = await backend.ask('catalogue', { url: word, price_from: middle, price_to: middle });
      const outside = within.items.find((item) => paid(item) !== middle);
      if (outside || within.total === 0)
        yield `${word}: price_from and price_to of ${middle} find what costs ${outside ? paid(outside) : 'nothing'}`;
      for (const host of hosts) {
        const other = await host.ask('catalogue', { url: word });
        const differs = other.items.find(({ url, price }) =>
          items.some(
            (item) => item.url === url && paid(item) !== (price && (price.discount_usd ?? price.usd)),
          ),
        );
        if (differs)
          yield `${word}: ${differs.url} costs other dollars on ${host.locale} than on ${backend.locale}`;
      }
    }
  },
};
