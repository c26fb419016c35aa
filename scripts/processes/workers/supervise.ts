import { RateLimiterClusterMaster } from 'rate-limiter-flexible';
import { type RestartedProgram, keepRunning } from '../keep-running.ts';
import { type Member, Relay } from './relay.ts';
import { type Place, type RunningWorker, startWorker } from './start-worker.ts';

/** Milliseconds for open requests: when everything stops, and when other workers continue. */
const DRAIN_MS = { stop: 8_000, reload: 60_000 };

/** State of a worker for the operator. */
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
  /** Workers that serve now. */
  workers: () => WorkerState[];
  /** Configured number of workers. */
  wanted: number;
  /** Metrics of each worker, as JSON of prom-client. */
  metrics: () => Promise<object[][]>;
  /** Number of workers that ended by themselves since the start, and had to be started again. */
  restarts: () => number;
  /**
   * Replaces the workers one after another with workers of the given place. A new one serves before the old one
   * stops, so no request fails. Reloads do not overlap.
   * @throws Problem when one cannot start; the old ones then continue, or are started again.
   */
  reload: (place: Place) => Promise<void>;
  /** Pauses the calls of all workers until the backend is back (`src/backend-client/call-pause.ts`). */
  pause: () => Promise<void>;
  release: () => void;
  /** Makes all workers serve the pages that another process has rendered meanwhile. */
  takePages: () => void;
  /** Finishes open requests and stops. */
  stop: () => Promise<void>;
}

interface Parts {
  /** Place of the first workers' code. */
  place: Place;
  count: number;
  env: Record<string, string | undefined>;
  /** Receives a sentence about each event. */
  log: (sentence: string) => void;
}

/**
 * Starts the workers of a storefront and watches them. They share a listening socket and the limits on writing.
 * One of them renders the prerendered pages.
 * @throws Problem when one cannot start; none runs then.
 */
export async function superviseStorefront({ place, count, env, log }: Parts): Promise<Supervised> {
  new RateLimiterClusterMaster();
  const relay = new Relay();
  /** Workers that serve, and all that have not ended. */
  const serving = new Map<RunningWorker, Member>();
  const alive = new Set<RunningWorker>();
  let drainMs = DRAIN_MS.stop;
  let deaths = 0;
  let replaced = 0;
  let serves = place;

  const start = async (from: Place): Promise<RunningWorker> => {
    const running = await startWorker(from, env, () => drainMs);
    const { worker } = running;
    let asked = false;
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
      if (!asked) deaths += 1;
    });
    const stop = () => {
      asked = true;
      part();
      return running.stop();
    };
    return { ...running, stop };
  };

  const started = await Promise.allSettled(Array.from({ length: count }, () => start(place)));
  const first = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const failed = started.find((one) => one.status === 'rejected');
  if (failed) {
    await Promise.all(first.map((worker) => worker.stop()));
    throw failed.reason;
  }
  const places: RestartedProgram[] = first.map((worker, index) =>
    keepRunning(`Worker ${index + 1} of the storefront`, worker, () => start(place), log),
  );

  const replaceAll = async (from: Place, kept: readonly RestartedProgram[]) => {
    for (const one of kept) {
      await one.replace(() => start(from));
      replaced += 1;
    }
  };
  let round: Promise<unknown> = Promise.resolve();
  const reload = async (next: Place) => {
    drainMs = DRAIN_MS.reload;
    const before = replaced;
    try {
      await replaceAll(next, places);
      serves = next;
    } catch (error) {
      // Replace the new workers by the old code again, which served a minute ago and therefore starts.
      await replaceAll(serves, places.slice(0, replaced - before)).catch(() => undefined);
      throw error;
    } finally {
      drainMs = DRAIN_MS.stop;
    }
  };
  return {
    address: first[0]?.address ?? '',
    wanted: count,
    workers: () =>
      [...serving].map(([{ pid, since }, member]) => ({ pid, since, publishes: relay.isPublisher(member) })),
    metrics: () => relay.metrics(),
    restarts: () => deaths,
    reload: (next) => {
      const done = round.then(() => reload(next));
      round = done.catch(() => undefined);
      return done;
    },
    pause: () => relay.pause(),
    release: () => relay.release(),
    takePages: () => relay.tellRendered(),
    stop: async () => {
      drainMs = DRAIN_MS.stop;
      // Workers that a reload is replacing must stop sooner.
      await Promise.all([...places, ...alive].map((one) => one.stop()));
    },
  };
}
