import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { readOwner } from './upload-admission.ts';
import { DELIVERED } from './delivered-marker.ts';

/** Bytes that may wait on the disk of this machine. */
export interface QuotaLimits {
  /** Photographs and requests of all senders. */
  all: number;
  /** Photographs of one network; each wider one of IPv6 may have a given number of times more. */
  network: number;
}

/** How much more the next wider network may have: many households share one. */
const WIDER = 4;

/** Share of all that photographs may take: requests without any find room behind them. */
const PHOTOS_SHARE = 0.9;

/** Share of all from which what waits is deleted earlier. */
const TIGHT = 0.7;

/** Milliseconds that a measurement holds. */
const HOLDS = 1_000;

/** What waits, in bytes. */
export interface Waiting {
  all: number;
  /** Photographs that are not delivered, by network. */
  networks: ReadonlyMap<string, number>;
}

/** Whose quota is used up. */
export type Scope = 'all' | 'network';

/** What a form says then, as keys of `messages/forms.ts`. */
export const PROBLEMS = { all: 'noRoom', network: 'noRoomForNetwork' } as const;

/** No room for what came: said to the person, who may try again later. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom';
  readonly scope: Scope;

  constructor(scope: Scope) {
    super(`The quota of ${scope === 'all' ? 'all' : 'a network'} is used up`);
    this.scope = scope;
  }

  /** The status of an answer that says so, and seconds until it is worth trying again. */
  get status(): 429 | 503 {
    return this.scope === 'all' ? 503 : 429;
  }

  get wait(): number {
    return this.scope === 'all' ? 120 : 600;
  }
}

/** Whether there is room for photographs of a given number of bytes more. @param networks whose, narrowest first. */
export function roomFor(
  bytes: number,
  networks: readonly string[],
  waiting: Waiting,
  limits: QuotaLimits,
): Scope | undefined {
  if (waiting.all + bytes > limits.all * PHOTOS_SHARE) return 'all';
  const full = networks.some(
    (network, wider) => (waiting.networks.get(network) ?? 0) + bytes > limits.network * WIDER ** wider,
  );
  return full ? 'network' : undefined;
}

/**
 * The quota of what waits on this machine. What is on the disk counts, whichever process has put it there; it is
 * measured once a second at most, and what comes meanwhile is added.
 */
export class Quota {
  readonly #folders: { photos: string; spool: string };
  readonly #limits: QuotaLimits;
  #measured: { at: number; waiting: Promise<Waiting> } | undefined;
  readonly #coming = new Set<{ bytes: number; networks: readonly string[] }>();

  constructor(folders: { photos: string; spool: string }, limits: QuotaLimits) {
    this.#folders = folders;
    this.#limits = limits;
  }

  /** Takes room for a photograph on its way. @returns gives it back. @throws NoRoom. */
  async take(bytes: number, networks: readonly string[]): Promise<() => void> {
    const measured = await this.#waiting();
    // Nothing is waited for from here on: of two that come at once the second sees the first.
    const scope = roomFor(bytes, networks, this.#withComing(measured), this.#limits);
    if (scope) throw new NoRoom(scope);
    const mine = { bytes, networks };
    this.#coming.add(mine);
    return () => void this.#coming.delete(mine);
  }

  /** @throws NoRoom when not even a request of text has room. */
  async checkRequest(): Promise<void> {
    if ((await this.#waiting()).all > this.#limits.all) throw new NoRoom('all');
  }

  /** Whether what waits should be deleted earlier than otherwise. */
  async isTight(): Promise<boolean> {
    return (await this.#waiting()).all > this.#limits.all * TIGHT;
  }

  /** Something was deleted: the next look is a new one. */
  measureAgain(): void {
    this.#measured = undefined;
  }

  #withComing({ all, networks }: Waiting): Waiting {
    const sums = new Map(networks);
    let sum = all;
    for (const one of this.#coming) {
      sum += one.bytes;
      for (const network of one.networks) sums.set(network, (sums.get(network) ?? 0) + one.bytes);
    }
    return { all: sum, networks: sums };
  }

  #waiting(): Promise<Waiting> {
    if (!this.#measured || performance.now() - this.#measured.at > HOLDS) {
      this.#measured = { at: performance.now(), waiting: measure(this.#folders) };
    }
    return this.#measured.waiting;
  }
}

/** What is on the disk. */
async function measure({ photos, spool }: { photos: string; spool: string }): Promise<Waiting> {
  let all = await bytesIn(spool);
  const networks = new Map<string, number>();
  for (const upload of await readdir(photos).catch(() => [])) {
    const folder = path.join(photos, upload);
    const names = await readdir(folder).catch((): string[] => []);
    const bytes = await bytesIn(folder, names);
    all += bytes;
    if (names.includes(DELIVERED)) continue;
    for (const network of await readOwner(folder))
      networks.set(network, (networks.get(network) ?? 0) + bytes);
  }
  return { all, networks };
}

async function bytesIn(folder: string, known?: readonly string[]): Promise<number> {
  const names = known ?? (await readdir(folder).catch(() => []));
  const sizes = await Promise.all(
    names.map((name) =>
      stat(path.join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
