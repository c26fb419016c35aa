import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { countAtBackend, countsAtBackend } from './shared-counter.ts';

/** Between two runs of deleting, milliseconds. */
const SWEEP_EVERY = 10 * 60_000;

/**
 * Remembers which proofs have been used, for all processes of an installation: each is a file that only one can make.
 * With `SHARED_LIMITS` the backend remembers them as well, for the storefronts of all machines.
 */
export class UsedProofs {
  readonly #folder: string;
  readonly #life: number;
  #sweptAt = 0;

  /** @param life milliseconds a proof could be used at all; it is forgotten after that. */
  constructor(folder: string, life: number) {
    this.#folder = folder;
    this.#life = life;
  }

  /** Uses a proof up. @param purpose what for. @returns whether it was unused. */
  async use(proof: string, purpose = ''): Promise<boolean> {
    const file = this.#fileOf(proof);
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    void this.#sweep().catch(() => undefined);
    try {
      await writeFile(file, purpose, { flag: 'wx', mode: 0o600 });
      return !(await this.#isUsedElsewhere(proof));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    }
  }

  /** What a proof was used for on this machine; undefined for one that was not. */
  async usedFor(proof: string): Promise<string | undefined> {
    return readFile(this.#fileOf(proof), 'utf8').catch(() => undefined);
  }

  #fileOf(proof: string): string {
    return path.join(this.#folder, createHash('sha256').update(proof).digest('hex'));
  }

  async #isUsedElsewhere(proof: string): Promise<boolean> {
    if (!countsAtBackend()) return false;
    const once = { points: 1, duration: Math.ceil(this.#life / 1000) };
    // While the backend is away a proof is good once on each machine.
    return (await countAtBackend('proofs', once, proof).catch(() => 0)) > 0;
  }

  async #sweep(now = Date.now()): Promise<void> {
    if (now - this.#sweptAt < SWEEP_EVERY) return;
    this.#sweptAt = now;
    for (const name of await readdir(this.#folder)) {
      const file = path.join(this.#folder, name);
      if (now - (await stat(file)).mtimeMs > this.#life) await rm(file, { force: true });
    }
  }
}
