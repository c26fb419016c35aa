import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { Pool, type QueryResult } from 'pg';
import type { ReplicaState } from '../reads.ts';
import { Lag, readWalPlace, type WalPlace } from './wal-place.ts';

/** Milliseconds between two checks, and the timeout of a check. */
const CHECK_INTERVAL = 500;

/** Milliseconds within which an active replica has to receive a write; otherwise it is not used for now. */
const TIMEOUT = 1_000;

/** Milliseconds between two queries for that. */
const ASK_AGAIN = 10;

/** Connections to the replica. */
const CONNECTIONS = 8;

interface Parts {
  primary: Pool;
  url: string;
  /** Maximum lag of an active replica, milliseconds. */
  lagLimit: number;
  log: Logger;
}

/** Monitors a streaming replica and decides whether it may be used. */
export class Replica {
  readonly #parts: Parts;
  readonly #pool: Pool;
  readonly #watcher: Pool;
  readonly #lag = new Lag();
  #inUse = false;
  #why = 'it lags';
  #lags: number | undefined;
  /** The latest position that readers were notified of: a replica behind it is not used. */
  #floor: WalPlace = 0n;
  #system: string | undefined;
  /** Callbacks of running queries. */
  readonly #waiting = new Set<(error: Error) => void>();
  #looking: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    const connection = {
      connectionString: parts.url,
      connectionTimeoutMillis: CHECK_INTERVAL,
      keepAlive: true,
    };
    this.#pool = new Pool({ ...connection, max: CONNECTIONS });
    // A separate connection, because all connections of readers may be blocked by a replica that hangs.
    this.#watcher = new Pool({ ...connection, max: 1, query_timeout: CHECK_INTERVAL });
    for (const pool of [this.#pool, this.#watcher]) pool.on('error', () => undefined);
  }

  /** Checks the replica, then checks it regularly until closed. */
  async start(): Promise<void> {
    // Only the second check can tell whether the position of the first one has been replayed.
    await this.look();
    await this.look();
    if (!this.#inUse) this.#parts.log.warn({ why: this.#why }, 'replica not used');
    this.#timer = setInterval(() => void this.look(), CHECK_INTERVAL).unref();
  }

  get inUse(): boolean {
    return this.#inUse;
  }

  state(): ReplicaState {
    return { inUse: this.#inUse, lag: this.#lags === undefined ? undefined : this.#lags / 1000 };
  }

  /**
   * Sends a query to the replica. @throws as soon as the replica is no longer in use, even if it would still respond.
   */
  ask(config: { text: string }, values: unknown[]): Promise<QueryResult> {
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject);
      this.#pool
        .query(config, values)
        .then(resolve, reject)
        .finally(() => this.#waiting.delete(reject));
    });
  }

  /**
   * Waits until an active replica has replayed everything written so far; a replica that is too slow is not used for
   * now.
   */
  async settled(): Promise<void> {
    const place = await this.#primaryPlace();
    if (place > this.#floor) this.#floor = place;
    const end = performance.now() + TIMEOUT;
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

  /** Compares both positions and decides whether to use the replica. Checks do not overlap. */
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
    // Without the primary nothing can be announced, and stale responses are better than none.
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
    const { rows } = await within(this.#parts.primary.query<Place>(PLACE('pg_current_wal_lsn()')), TIMEOUT);
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
  /** System identifier, which a database and its replicas share. */
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
