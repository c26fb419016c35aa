import { RateLimiterClusterMaster } from 'rate-limiter-flexible';
import { type Kept, keepRunning } from '../keep-running.ts';
import { type Member, Relay } from './relay.ts';
import { prepareWorkers, type RunningWorker, startWorker } from './start-worker.ts';

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
  figures: () => Promise<object[][]>;
  /** How often one had to be started again since the start. */
  restarts: () => number;
  /**
   * Replaces the workers one after another, each by one that already serves: new code and settings of a build, no failed
   * request. One that cannot start ends the round, and the old ones serve on. Rounds do not overlap.
   */
  reload: () => Promise<void>;
  /** Answers what has begun and stops. */
  stop: () => Promise<void>;
}

interface Parts {
  /** Folder of the build. */
  dist: string;
  count: number;
  env: Record<string, string | undefined>;
  /** Told in a sentence what happens. */
  tell: (sentence: string) => void;
}

/**
 * Starts the workers of a storefront and watches over them. They share a listening socket and the limits on writing;
 * one makes the pages rendered ahead.
 * @throws Problem when one cannot start; none is left then.
 */
export async function superviseStorefront({ dist, count, env, tell }: Parts): Promise<Supervised> {
  prepareWorkers(dist);
  new RateLimiterClusterMaster();
  const relay = new Relay();
  /** Those that serve, and all that have not ended. */
  const serving = new Map<RunningWorker, Member>();
  const alive = new Set<RunningWorker>();
  let patience = LEAVING.stop;
  let starts = 0;
  let replaced = 0;

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
  const places: Kept[] = first.map((worker, index) =>
    keepRunning(`Worker ${index + 1} of the storefront`, worker, start, tell),
  );

  let round = Promise.resolve();
  const reload = async () => {
    patience = LEAVING.reload;
    try {
      for (const place of places) {
        await place.replace();
        replaced += 1;
      }
      tell('All workers are new.');
    } catch (error) {
      tell(`Not reloaded, the old workers serve on: ${(error as Error).message}`);
    } finally {
      patience = LEAVING.stop;
    }
  };
  return {
    address: first[0]?.address ?? '',
    wanted: count,
    workers: () =>
      [...serving].map(([{ pid, since }, member]) => ({ pid, since, publishes: relay.isPublisher(member) })),
    figures: () => relay.figures(),
    restarts: () => starts - count - replaced,
    reload: () => (round = round.then(reload)),
    stop: async () => {
      patience = LEAVING.stop;
      // Those that a reload has sent away are told that it has to be sooner.
      await Promise.all([...places, ...alive].map((one) => one.stop()));
    },
  };
}
