import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { REQUEST_CALLS } from '@tourbillon/domain/contract/requests/index.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { syncFolder } from '@tourbillon/platform/storage/sync-folder.ts';

const leadSchema = v.object({
  call: v.picklist(Object.keys(REQUEST_CALLS) as (keyof typeof REQUEST_CALLS)[]),
  locale: v.picklist(LOCALES),
  request: v.record(v.string(), v.unknown()),
  delivery: v.object({
    key: v.string(),
    sentAt: v.string(),
    consent: v.string(),
    session: v.optional(v.string()),
  }),
  /** Keyed hashes of the networks it was sent from, as far as they are known. */
  networks: v.optional(v.array(v.string())),
  /** Where its files are (`src/uploads`), of a request that has any. */
  upload: v.optional(v.string()),
});

/** A request on its way to the backend, as it is kept on disk meanwhile. */
export type Lead = v.InferOutput<typeof leadSchema>;

/** Files of leads; those of a crash in the middle of writing have another ending, and their sender has no answer. */
const ENDING = '.lead';
const UNFINISHED = '.unfinished';
const REFUSED = '.refused';

/** Milliseconds after which nobody is writing a file any more. */
const FORSAKEN = 3_600_000;

/** Milliseconds for which somebody may look at a lead that was set aside: 30 days, as a letter is kept. */
const ASIDE = 30 * 24 * 3_600_000;

/**
 * Requests that the backend could not take, on disk until it can. Each is a file of its own that appears whole: it is
 * written and synced beside its place, then renamed, then the folder is synced. Any number of processes may share it.
 */
export class Spool {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Keeps a lead; once this resolves it survives a crash and a power cut. @throws when the disk cannot. */
  async keep(lead: Lead): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const name = `${Date.parse(lead.delivery.sentAt)}-${lead.delivery.key}`;
    const unfinished = path.join(this.#folder, `${name}.${process.pid}${UNFINISHED}`);
    try {
      const file = await open(unfinished, 'w', 0o600);
      try {
        await file.writeFile(JSON.stringify(lead));
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, path.join(this.#folder, name + ENDING));
    } catch (error) {
      // On a full disk what was half-written would take the room of the next.
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw error;
    }
    await syncFolder(this.#folder);
  }

  /** Names of the leads that wait, the oldest first. */
  async list(): Promise<string[]> {
    const names = await readdir(this.#folder).catch(() => []);
    return names.filter((name) => name.endsWith(ENDING)).sort();
  }

  /** A lead by its name; undefined when another process has delivered it. @throws when the file is not ours. */
  async read(name: string): Promise<Lead | undefined> {
    const text = await readFile(path.join(this.#folder, name), 'utf8').catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      },
    );
    return text === undefined ? undefined : v.parse(leadSchema, JSON.parse(text));
  }

  /** A lead has been delivered. */
  async remove(name: string): Promise<void> {
    await rm(path.join(this.#folder, name), { force: true });
  }

  /** A lead that cannot be delivered as it is: out of the way and kept for 30 days, for somebody has to look at it. */
  async setAside(name: string): Promise<void> {
    const file = path.join(this.#folder, name);
    await rename(file, file + REFUSED).catch(() => undefined);
  }

  /** Deletes what a crash left half-written, whose sender has no answer, and what nobody has looked at for its term. */
  async sweep(now = Date.now()): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    for (const name of names) {
      const term = name.endsWith(UNFINISHED) ? FORSAKEN : name.endsWith(REFUSED) ? ASIDE : undefined;
      if (term === undefined) continue;
      const file = path.join(this.#folder, name);
      // Of a lead that was set aside, this is when: it may have waited for long before.
      const { ctimeMs } = await stat(file).catch(() => ({ ctimeMs: now }));
      if (now - ctimeMs > term) await rm(file, { force: true });
    }
  }
}
