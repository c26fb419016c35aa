import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { Pool, type QueryResult } from 'pg';
import type { ReplicaState } from '../reads.ts';
import { Lag, readWalPlace, type WalPlace } from './wal-place.ts';

/** Between two looks, milliseconds; one that takes longer has no answer. */
const LOOK_EVERY = 500;

/** Milliseconds in which a replica in use has to show what was just written; one that does not is not used. */
const PATIENCE = 1_000;

/** Between two questions whether it does, milliseconds. */
const ASK_AGAIN = 10;

/** Connections to the replica. */
const CONNECTIONS = 8;

interface Parts {
  primary: Pool;
  url: string;
  /** Milliseconds a replica in use may be behind. */
  lagLimit: number;
  log: Logger;
}

/** A streaming replica that is watched, and whether it may be read from. */
export class Replica {
  readonly #parts: Parts;
  readonly #pool: Pool;
  readonly #watcher: Pool;
  readonly #lag = new Lag();
  #inUse = false;
  #why = 'it lags';
  #lags: number | undefined;
  /** What readers have been notified of: before the replica has reached it, it is not used. */
  #floor: WalPlace = 0n;
  #system: string | undefined;
  /** Those who wait for its answers. */
  readonly #waiting = new Set<(error: Error) => void>();
  #looking: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    const connection = { connectionString: parts.url, connectionTimeoutMillis: LOOK_EVERY, keepAlive: true };
    this.#pool = new Pool({ ...connection, max: CONNECTIONS });
    // Its own connection: those of readers may all be waiting for a replica that hangs.
    this.#watcher = new Pool({ ...connection, max: 1, query_timeout: LOOK_EVERY });
    for (const pool of [this.#pool, this.#watcher]) pool.on('error', () => undefined);
  }

  /** Looks once, then goes on looking until closed. */
  async start(): Promise<void> {
    // The second look can tell whether what the first has seen has arrived.
    await this.look();
    await this.look();
    if (!this.#inUse) this.#parts.log.warn({ why: this.#why }, 'replica not used');
    this.#timer = setInterval(() => void this.look(), LOOK_EVERY).unref();
  }

  get inUse(): boolean {
    return this.#inUse;
  }

  state(): ReplicaState {
    return { inUse: this.#inUse, lag: this.#lags === undefined ? undefined : this.#lags / 1000 };
  }

  /** Asks it. @throws as soon as it is not used any more, whether or not it would still answer. */
  ask(config: { text: string }, values: unknown[]): Promise<QueryResult> {
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject);
      this.#pool
        .query(config, values)
        .then(resolve, reject)
        .finally(() => this.#waiting.delete(reject));
    });
  }

  /** Waits until a replica in use shows what is written by now; one that is too slow is not used for the time being. */
  async settled(): Promise<void> {
    const place = await this.#primaryPlace();
    if (place > this.#floor) this.#floor = place;
    const end = performance.now() + PATIENCE;
    while (this.#inUse) {
      try {
        if ((await this.#replicaPlace()) >= place) return;
      } catch {
        return this.#use(false, 'it does not answer');
      }
      if (performance.now() > end) return this.#use(false, 'it lags');
      await sleep(ASK_AGAIN);
    }
  }

  /** Looks where both are, and decides. Looks do not overlap. */
  look(): Promise<void> {
    return (this.#looking ??= this.#look().finally(() => (this.#looking = undefined)));
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
    await Promise.all([this.#pool.end(), this.#watcher.end()]);
  }

  async #look(): Promise<void> {
    const [primary, replica] = await Promise.allSettled([this.#primaryPlace(), this.#replicaPlace()]);
    if (replica.status === 'rejected') {
      this.#lags = undefined;
      return this.#use(false, (replica.reason as Error).message);
    }
    const now = performance.now();
    this.#lags = this.#lag.replicaAt(replica.value, now);
    // Nothing can be announced while the primary is away, and answers of a while ago are better than none.
    if (primary.status === 'rejected') return this.#use(true, 'the primary does not answer');
    const { lagLimit } = this.#parts;
    if (this.#inUse) {
      if (this.#lags > lagLimit) this.#use(false, 'it lags');
    } else if (this.#lags === 0 && replica.value >= this.#floor) {
      this.#use(true, 'it has caught up');
    }
    this.#lag.primaryAt(primary.value, now);
  }

  #use(inUse: boolean, why: string): void {
    this.#why = why;
    if (inUse === this.#inUse) return;
    this.#inUse = inUse;
    this.#parts.log[inUse ? 'info' : 'warn']({ why }, inUse ? 'replica is read' : 'replica not used');
    if (!inUse) for (const reject of this.#waiting) reject(new Error('the replica is not used any more'));
  }

  async #primaryPlace(): Promise<WalPlace> {
    const { rows } = await within(this.#parts.primary.query<Place>(PLACE('pg_current_wal_lsn()')), PATIENCE);
    this.#system = rows[0]?.system;
    return readWalPlace(rows[0]?.place ?? '');
  }

  async #replicaPlace(): Promise<WalPlace> {
    const { rows } = await this.#watcher.query<Place>(PLACE('pg_last_wal_replay_lsn()'));
    const [row] = rows;
    if (!row?.standby || (this.#system !== undefined && row.system !== this.#system)) {
      throw new Error('it is no replica of DATABASE_URL');
    }
    return readWalPlace(row.place);
  }
}

interface Place {
  place: string;
  standby: boolean;
  /** Number that a database and its replicas have in common. */
  system: string;
}

const PLACE = (place: string) =>
  `select ${place}::text as place, pg_is_in_recovery() as standby, system_identifier::text as system from pg_control_system()`;

async function within<T>(asked: Promise<T>, limit: number): Promise<T> {
  const late = sleep(limit, undefined, { ref: false }).then(() => {
    throw new Error('no answer in time');
  });
  return Promise.race([asked, late]);
}
