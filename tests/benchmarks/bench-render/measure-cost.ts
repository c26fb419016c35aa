import { wholeCpuTime } from '../measure/cpu-time.ts';
import { type ResponseTimes, requestEach } from './request-each.ts';

/** Cost of pages of a kind in all rounds so far. */
export interface Cost extends ResponseTimes {
  pages: number;
  /** Processor time of all processes, milliseconds. */
  cpu: number;
}

const NOTHING: Cost = { pages: 0, cpu: 0, milliseconds: 0, times: [], failures: 0, bytes: 0 };

/** Costs of several kinds of pages, added up over the rounds. */
export class Costs {
  readonly #costs = new Map<string, Cost>();

  of(kind: string): Cost {
    return this.#costs.get(kind) ?? NOTHING;
  }

  /** Adds one round. @param work makes the pages. @param pids the processes whose time counts. */
  async add(
    kind: string,
    pids: readonly number[],
    pages: number,
    work: () => Promise<ResponseTimes>,
  ): Promise<void> {
    const before = await wholeCpuTime(pids);
    const done = await work();
    const after = await wholeCpuTime(pids);
    if (before === undefined || after === undefined)
      throw new Error('This system reports no processor time.');
    const known = this.of(kind);
    this.#costs.set(kind, {
      pages: known.pages + pages,
      cpu: known.cpu + after - before - (done.own ?? 0),
      milliseconds: known.milliseconds + done.milliseconds,
      times: [...known.times, ...done.times],
      failures: known.failures + done.failures,
      bytes: done.bytes,
    });
  }

  /** Milliseconds of processor time for a page. */
  each(kind: string): number {
    const { cpu, pages } = this.of(kind);
    return cpu / pages;
  }
}

/** One round of requests of a kind. */
export function requests(
  port: number,
  host: string,
  addresses: readonly string[],
): () => Promise<ResponseTimes> {
  return () => requestEach({ port, host, addresses });
}

/** One round of work other than requests. @param work resolves with the processor time of the measurement itself. */
export async function timed(work: () => Promise<number>): Promise<ResponseTimes> {
  const start = performance.now();
  const own = await work();
  return { milliseconds: performance.now() - start, times: [], failures: 0, bytes: 0, own };
}
