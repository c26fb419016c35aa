import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { countAtBackend, countsAtBackend } from './shared-counter.ts';

/** Milliseconds between two deletions of expired files. */
const SWEEP_INTERVAL_MS = 10 * 60_000;

/**
 * Remembers used proofs, for all processes of an installation: each proof is a file that only one process can create.
 * With `SHARED_LIMITS` the backend also remembers them, for the storefronts of all machines.
 */
export class UsedProofs {
  readonly #folder: string;
  readonly #life: number;
  /** Milliseconds of `performance`: the clock of the machine may be set back. */
  #sweptAt = -Infinity;

  /** @param life milliseconds for which a proof is valid. Older ones are deleted. */
  constructor(folder: string, life: number) {
    this.#folder = folder;
    this.#life = life;
  }

  /** Marks a proof as used. @param purpose what it is used for. @returns whether it was unused. */
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

  /** What a proof was used for on this machine. Undefined if it is unused. */
  async usedFor(proof: string): Promise<string | undefined> {
    return readFile(this.#fileOf(proof), 'utf8').catch(() => undefined);
  }

  #fileOf(proof: string): string {
    return path.join(this.#folder, createHash('sha256').update(proof).digest('hex'));
  }

  async #isUsedElsewhere(proof: string): Promise<boolean> {
    if (!countsAtBackend()) return false;
    const once = { points: 1, duration: Math.ceil(this.#life / 1000) };
    // If the backend does not respond, a proof can be used once on each machine.
    return (await countAtBackend('proofs', once, proof).catch(() => 0)) > 0;
  }

  async #sweep(): Promise<void> {
    if (performance.now() - this.#sweptAt < SWEEP_INTERVAL_MS) return;
    this.#sweptAt = performance.now();
    const now = Date.now();
    for (const name of await readdir(this.#folder)) {
      const file = path.join(this.#folder, name);
      if (now - (await stat(file)).mtimeMs > this.#life) await rm(file, { force: true });
    }
  }
}
