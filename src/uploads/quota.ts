import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { readOwner } from './upload-admission.ts';
import { DELIVERED } from './delivered-marker.ts';

/** Limits for the files stored on this machine, bytes. */
export interface QuotaLimits {
  /** For photographs and requests of all senders. */
  all: number;
  /** For the photographs of one network. Wider IPv6 networks have a multiple of it. */
  network: number;
}

/** Factor for each wider network, because many households share it. */
const WIDER_FACTOR = 4;

/** Share of the total quota for photographs. The rest is only for requests without files. */
const PHOTOS_SHARE = 0.9;

/** Share of the total quota above which files are deleted earlier. */
const TIGHT_SHARE = 0.7;

/** Milliseconds for which a measurement is valid. */
const MEASUREMENT_LIFE_MS = 1_000;

/** Stored bytes. */
export interface Waiting {
  all: number;
  /** Photographs that are not delivered yet, by network. */
  networks: ReadonlyMap<string, number>;
}

/** Which quota is exceeded. */
export type Scope = 'all' | 'network';

/** The message for each scope, as keys of `messages/forms.ts`. */
export const PROBLEMS = { all: 'noRoom', network: 'noRoomForNetwork' } as const;

/** The quota is exceeded. The visitor gets a message and may try again later. */
export class QuotaExceeded extends Error {
  override readonly name = 'QuotaExceeded';
  readonly scope: Scope;

  constructor(scope: Scope) {
    super(`The quota of ${scope === 'all' ? 'all' : 'a network'} is used up`);
    this.scope = scope;
  }

  /** Status of the response, and seconds until the next try. */
  get status(): 429 | 503 {
    return this.scope === 'all' ? 503 : 429;
  }

  get wait(): number {
    return this.scope === 'all' ? 120 : 600;
  }
}

/**
 * Whether another photograph fits into the quota. @param networks of the sender, narrowest first. @returns the
 * exceeded quota; undefined if it fits.
 */
export function exceededScope(
  bytes: number,
  networks: readonly string[],
  waiting: Waiting,
  limits: QuotaLimits,
): Scope | undefined {
  if (waiting.all + bytes > limits.all * PHOTOS_SHARE) return 'all';
  const full = networks.some(
    (network, wider) => (waiting.networks.get(network) ?? 0) + bytes > limits.network * WIDER_FACTOR ** wider,
  );
  return full ? 'network' : undefined;
}

/**
 * The quota for the files stored on this machine, written by any process. The disk is measured at most once a second;
 * files that this process is receiving are added.
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

  /** Reserves space for a photograph that is being received. @returns a function that releases it. @throws QuotaExceeded. */
  async take(bytes: number, networks: readonly string[]): Promise<() => void> {
    const measured = await this.#waiting();
    // No `await` from here on: if two files arrive at once, the second check includes the first file.
    const scope = exceededScope(bytes, networks, this.#withComing(measured), this.#limits);
    if (scope) throw new QuotaExceeded(scope);
    const mine = { bytes, networks };
    this.#coming.add(mine);
    return () => void this.#coming.delete(mine);
  }

  /** Checks the space for a request without files. @throws QuotaExceeded when even the total quota is exceeded. */
  async checkRequest(): Promise<void> {
    if ((await this.#waiting()).all > this.#limits.all) throw new QuotaExceeded('all');
  }

  /** Whether stored files should be deleted earlier than usual. */
  async isTight(): Promise<boolean> {
    return (await this.#waiting()).all > this.#limits.all * TIGHT_SHARE;
  }

  /** Discards the last measurement, because files were deleted. */
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
    if (!this.#measured || performance.now() - this.#measured.at > MEASUREMENT_LIFE_MS) {
      this.#measured = { at: performance.now(), waiting: measure(this.#folders) };
    }
    return this.#measured.waiting;
  }
}

/** Measures the disk. */
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
