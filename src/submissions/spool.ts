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
  /** Keyed hashes of the sender's networks, if known. */
  networks: v.optional(v.array(v.string())),
  /** Id of the upload (`src/uploads`) of a request with files. */
  upload: v.optional(v.string()),
});

/** A request for the backend, as it is stored on disk until its delivery. */
export type Lead = v.InferOutput<typeof leadSchema>;

/** File endings. An unfinished file remains after a crash during writing; its sender got no confirmation. */
const LEAD = '.lead';
const UNFINISHED = '.unfinished';
const REFUSED = '.refused';

/** Milliseconds after which an unfinished file is no longer being written. */
const ABANDONED_AFTER_MS = 3_600_000;

/** Milliseconds for which a lead that was set aside can be inspected: 30 days, as for letters. */
const SET_ASIDE_MS = 30 * 24 * 3_600_000;

/**
 * A durable queue of requests that the backend could not accept yet. Each request is one file that is created
 * atomically: written and synced under a temporary name, then renamed, then the folder is synced. Any number of
 * processes may share the folder.
 */
export class Spool {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Stores a lead. Once this resolves, it survives a crash and a power failure. @throws when that fails. */
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
      await rename(unfinished, path.join(this.#folder, name + LEAD));
    } catch (error) {
      // An unfinished file on a full disk would take the space of the next one.
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw error;
    }
    await syncFolder(this.#folder);
  }

  /** Names of the stored leads, oldest first. */
  async list(): Promise<string[]> {
    const names = await readdir(this.#folder).catch(() => []);
    return names.filter((name) => name.endsWith(LEAD)).sort();
  }

  /** Reads a lead. Undefined if another process has delivered it. @throws when the file is not a valid lead. */
  async read(name: string): Promise<Lead | undefined> {
    const text = await readFile(path.join(this.#folder, name), 'utf8').catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      },
    );
    return text === undefined ? undefined : v.parse(leadSchema, JSON.parse(text));
  }

  /** Removes a delivered lead. */
  async remove(name: string): Promise<void> {
    await rm(path.join(this.#folder, name), { force: true });
  }

  /** Sets a lead aside that can never be delivered. It is kept for 30 days, because a person must inspect it. */
  async setAside(name: string): Promise<void> {
    const file = path.join(this.#folder, name);
    await rename(file, file + REFUSED).catch(() => undefined);
  }

  /** Deletes old unfinished files, whose senders got no confirmation, and leads that were set aside too long ago. */
  async sweep(now = Date.now()): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    for (const name of names) {
      const term = name.endsWith(UNFINISHED)
        ? ABANDONED_AFTER_MS
        : name.endsWith(REFUSED)
          ? SET_ASIDE_MS
          : undefined;
      if (term === undefined) continue;
      const file = path.join(this.#folder, name);
      // The rename sets this time. The modification time may be much older.
      const { ctimeMs } = await stat(file).catch(() => ({ ctimeMs: now }));
      if (now - ctimeMs > term) await rm(file, { force: true });
    }
  }
}
