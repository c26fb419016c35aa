import { fetchPage } from '../measure/fetch-page.ts';

/** A kind of page made on demand. No address is asked for twice. */
export interface Kind {
  /** The largest allowed cost, in empty pages. */
  target: number;
  /** The next addresses of the kind. @throws when there are too few left. */
  next: (count: number) => string[];
}

type KindName = 'List never asked for' | 'Search never asked for' | 'Item never asked for';

/** The kinds of pages of a site. */
export async function kindsOf(site: { port: number; host: string }): Promise<Record<KindName, Kind>> {
  const items = (await itemsOf(site)).values();
  // Bounds that no visitor has typed, below the price of any watch: the list is whole.
  let bound = 100;
  const bounds = (path: string) => (count: number) =>
    Array.from({ length: count }, () => `${path}price_from=${(bound += 0.01).toFixed(2)}`);
  return {
    'List never asked for': { target: 20, next: bounds('/clocks_today/?') },
    'Search never asked for': { target: 20, next: bounds('/search/?q=rolex&') },
    'Item never asked for': {
      target: 10,
      next(count) {
        const next = items.take(count).toArray();
        // The map of the site lacks items when the backend was too busy to list them.
        if (next.length < count) throw new Error(`${count} items are needed, ${next.length} are left.`);
        return next;
      },
    },
  };
}

/** Paths of all items, from the site map, in an order that mixes the sections. */
export async function itemsOf({ port, host }: { port: number; host: string }): Promise<string[]> {
  const files = addressesIn(await fetchPage(port, host, '/sitemap.xml'));
  const pages: string[] = [];
  for (const file of files) pages.push(...addressesIn(await fetchPage(port, host, file)));
  const items = pages.filter((path) => /^\/(clock|jewelry|accessory|art)\/[^/]+\/$/.test(path));
  const step = 61;
  return Array.from({ length: step }, (_, first) => items.filter((_, at) => at % step === first)).flat();
}

function addressesIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}
