import { RateLimiterClusterMaster } from 'rate-limiter-flexible';
import { type RestartedProgram, keepRunning } from '../keep-running.ts';
import { type Member, Relay } from './relay.ts';
import { type Place, prepareWorkers, type RunningWorker, startWorker } from './start-worker.ts';

/** Milliseconds that requests under way have: when everything stops, and when others serve on. */
const LEAVING = { stop: 8_000, reload: 60_000 };

/** A worker as an operator sees it. */
export interface WorkerState {
  pid: number;
  /** Milliseconds of the epoch. */
  since: number;
  publishes: boolean;
}

/** The workers of a storefront. */
export interface Supervised {
  /** Where they serve. */
  address: string;
  /** Those that serve now. */
  workers: () => WorkerState[];
  /** How many there should be. */
  wanted: number;
  /** The figures of each, as prom-client writes them down. */
  metrics: () => Promise<object[][]>;
  /** How often one had to be started again since the start. */
  restarts: () => number;
  /**
   * Replaces the workers one after another, each by one that already serves, out of what is in a place now: no failed
   * request. Rounds do not overlap.
   * @throws Problem when one cannot start; then the old ones go on serving, or serve again.
   */
  reload: (place: Place) => Promise<void>;
  /** Has all workers keep their calls of the backend until it is back (`src/backend-client/call-pause.ts`). */
  pause: () => Promise<void>;
  release: () => void;
  /** Answers what has begun and stops. */
  stop: () => Promise<void>;
}

interface Parts {
  /** Where the first workers come from. */
  place: Place;
  count: number;
  env: Record<string, string | undefined>;
  /** Told in a sentence what happens. */
  log: (sentence: string) => void;
}

/**
 * Starts the workers of a storefront and watches over them. They share a listening socket and the limits on writing;
 * one makes the prerendered pages.
 * @throws Problem when one cannot start; none is left then.
 */
export async function superviseStorefront({ place, count, env, log }: Parts): Promise<Supervised> {
  prepareWorkers(place);
  new RateLimiterClusterMaster();
  const relay = new Relay();
  /** Those that serve, and all that have not ended. */
  const serving = new Map<RunningWorker, Member>();
  const alive = new Set<RunningWorker>();
  let patience = LEAVING.stop;
  let starts = 0;
  let replaced = 0;
  let serves = place;

  const start = async (): Promise<RunningWorker> => {
    const running = await startWorker(env, () => patience);
    const { worker } = running;
    starts += 1;
    const member: Member = { say: (word) => void (worker.isConnected() && worker.send(word)) };
    serving.set(running, member);
    alive.add(running);
    worker.on('message', (message) => relay.hear(member, message));
    relay.join(member);
    const part = () => {
      serving.delete(running);
      relay.part(member);
    };
    void running.ended.then(() => {
      alive.delete(running);
      part();
    });
    return { ...running, stop: () => (part(), running.stop()) };
  };

  const started = await Promise.allSettled(Array.from({ length: count }, start));
  const first = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const failed = started.find((one) => one.status === 'rejected');
  if (failed) {
    await Promise.all(first.map((worker) => worker.stop()));
    throw failed.reason;
  }
  const places: RestartedProgram[] = first.map((worker, index) =>
    keepRunning(`Worker ${index + 1} of the storefront`, worker, start, log),
  );

  const replaceAll = async (from: Place, kept: readonly RestartedProgram[]) => {
    prepareWorkers(from);
    for (const one of kept) {
      await one.replace();
      replaced += 1;
    }
  };
  let round: Promise<unknown> = Promise.resolve();
  const reload = async (next: Place) => {
    patience = LEAVING.reload;
    const before = replaced;
    try {
      await replaceAll(next, places);
      serves = next;
    } catch (error) {
      // Those that were already replaced are put back; code that was served a minute ago starts.
      await replaceAll(serves, places.slice(0, replaced - before)).catch(() => undefined);
      throw error;
    } finally {
      prepareWorkers(serves);
      patience = LEAVING.stop;
    }
  };
  return {
    address: first[0]?.address ?? '',
    wanted: count,
    workers: () =>
      [...serving].map(([{ pid, since }, member]) => ({ pid, since, publishes: relay.isPublisher(member) })),
    metrics: () => relay.metrics(),
    restarts: () => starts - count - replaced,
    reload: (next) => {
      const done = round.then(() => reload(next));
      round = done.catch(() => undefined);
      return done;
    },
    pause: () => relay.pause(),
    release: () => relay.release(),
    stop: async () => {
      patience = LEAVING.stop;
      // Those that a reload is replacing have to stop sooner.
      await Promise.all([...places, ...alive].map((one) => one.stop()));
    },
  };
}
