import type { Facets } from '@tourbillon/domain/contract/catalogue.ts';
import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import type { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { MeasuredBackend } from './backend-process.ts';
import { listAddress, searchAddress } from './requests.ts';

/** Milliseconds after a sale until lists, counts and the search are without the item: the median and the slowest. */
export interface SaleTimes {
  lists: { p50: number; max: number };
  search: { p50: number; max: number };
}

/** A sale that is not visible after this many milliseconds is a failure. */
const LIMIT = 300_000;

/** Sells items one by one and polls until each has disappeared. */
export async function timeSales(backend: MeasuredBackend, sales: number): Promise<SaleTimes> {
  const lists: number[] = [];
  const search: number[] = [];
  for (let sale = 0; sale < sales; sale += 1) {
    const [item] = (await listOf(backend.url)).items;
    if (!item) throw new Error('nothing is for sale');
    const query = searchAddress(backend.url, `${item.brand.title} ${item.reference ?? item.model ?? ''}`);
    const before = [await inStock(backend.url), await found(query)] as const;
    const start = performance.now();
    await backend.sell(item.url);
    const [shown, searched] = await Promise.all([
      until(async () => (await inStock(backend.url)) === before[0] - 1, start),
      until(async () => (await found(query)) === before[1] - 1, start),
    ]);
    lists.push(shown);
    search.push(searched);
  }
  return { lists: spreadOf(lists), search: spreadOf(search) };
}

/** Polls until a condition is true. @returns milliseconds since `start`. */
async function until(isDone: () => Promise<boolean>, start: number): Promise<number> {
  while (!(await isDone())) {
    if (performance.now() - start > LIMIT) throw new Error('a sale is not visible');
  }
  return performance.now() - start;
}

/** The number of items in stock, by the count of the list's filter. It has to agree with the list itself. */
async function inStock(url: string): Promise<number> {
  const { facets, total } = await listOf(url);
  const count = (facets as Facets).options.statuses_income?.find(({ id }) => id === 'in_stock')?.count;
  if (count !== total) throw new Error(`the list has ${total} items and counts ${count}`);
  return count;
}

async function listOf(url: string): Promise<ResponseOf<typeof CALLS.catalogue>> {
  const address = listAddress(url, {
    'statuses_income[]': ['in_stock'],
    sort: 'date_publish',
    direction: 'desc',
    facets: true,
  });
  return (await (await fetch(address)).json()) as ResponseOf<typeof CALLS.catalogue>;
}

async function found(address: string): Promise<number> {
  return ((await (await fetch(address)).json()) as ResponseOf<typeof CALLS.search>).total;
}

function spreadOf(times: number[]): { p50: number; max: number } {
  const sorted = times.toSorted((a, b) => a - b);
  return { p50: sorted[Math.floor(sorted.length / 2)] ?? 0, max: sorted.at(-1) ?? 0 };
}
