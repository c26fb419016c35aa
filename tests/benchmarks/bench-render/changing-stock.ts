import { setTimeout as sleep } from 'node:timers/promises';
import { openStockAccess } from '@tourbillon/backend/staff/stock-access.ts';
import { ask } from '../../contract/ask.ts';
import type { ThrowawaySite } from '../../site/throwaway.ts';
import { type HostRequests, requestEach, type ResponseTimes } from './request-each.ts';

/** Milliseconds after which a change is applied everywhere: the backend looks every 250 ms, a storefront waits for it. */
const APPLIED_AFTER = 1_000;

/** Pages between two changes. */
export const PAGES_BETWEEN_CHANGES = 50;

/** Dollars. */
const FIRST_PRICE = 10_000;

/** The stock of a site, of which one piece changes again and again. */
export interface ChangingStock {
  /** Gives the piece another price, as the staff would, and waits until the site has taken it in. */
  change: () => Promise<void>;
  close: () => Promise<void>;
}

/** Opens it through the running backend. @throws when the shop has no piece, or refuses the change. */
export async function openChangingStock({
  backendPort,
  env,
}: Pick<ThrowawaySite, 'backendPort' | 'env'>): Promise<ChangingStock> {
  const backend = `http://127.0.0.1:${backendPort}`;
  const access = await openStockAccess({ backend, dataDir: env.DATA_DIR ?? '' });
  // A piece on sale: a change of one that is sold drops the past sales of all.
  const [piece] = (await ask(backend, 'en', 'offers')).data;
  if (!piece) throw new Error('The shop has no piece on sale.');
  const { number } = piece;
  let price = FIRST_PRICE;
  return {
    async change() {
      price += 1;
      const { totals } = await access.set({ number, fields: { price: String(price) } });
      if (totals.changed !== 1) throw new Error(`The price of ${number} was not changed.`);
      await sleep(APPLIED_AFTER);
    },
    close: () => access.close(),
  };
}

/** Requests each address once, with a change before so many of them. The waiting for a change is not in the times. */
export async function requestBetweenChanges(
  { addresses, ...site }: HostRequests,
  stock: Pick<ChangingStock, 'change'>,
): Promise<ResponseTimes> {
  const all: ResponseTimes = { milliseconds: 0, times: [], failures: 0, bytes: 0 };
  for (let from = 0; from < addresses.length; from += PAGES_BETWEEN_CHANGES) {
    await stock.change();
    const some = addresses.slice(from, from + PAGES_BETWEEN_CHANGES);
    const { milliseconds, times, failures, bytes } = await requestEach({ ...site, addresses: some });
    all.milliseconds += milliseconds;
    all.times.push(...times);
    all.failures += failures;
    all.bytes += (bytes * some.length) / addresses.length;
  }
  return all;
}
