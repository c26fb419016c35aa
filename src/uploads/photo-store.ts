import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'valibot';
import { formatOf, PHOTO_LIMITS, sentPhoto, type SentPhoto, shownName } from '../contract/photos.ts';
import { cleanPhoto } from './clean-photo.ts';
import { PhotoRefusal } from './refusal.ts';
import type { SharedPhotos } from './shared-photos.ts';
import { syncFolder } from '../storage/sync-folder.ts';

/** An upload as forms name it: 128 random bits, which only the browser that made them knows. */
const UPLOAD = /^[0-9a-f]{32}$/;

/** Hours an upload waits for its form, and stays after its delivery. */
const WAITS = { form: 48, delivered: 1 } as const;

/** Beside the files of an upload that has been delivered. */
const DELIVERED = 'delivered';

/** Whether a text may be the name of an upload. */
export function isUpload(text: string): boolean {
  return UPLOAD.test(text);
}

/** The name of a new upload. */
export function newUpload(): string {
  return randomBytes(16).toString('hex');
}

/**
 * Files people have sent and whose request is not delivered yet: a folder for each upload, outside of anything that is
 * served, under random names. Beside each file stands what it is; a file without that is not there.
 */
export class PhotoStore {
  readonly #folder: string;
  /** Files on their way, by upload: those sent at once count as well. */
  readonly #coming = new Map<string, Set<string>>();
  /** Copies for the storefronts of other machines. */
  readonly #shared: Promise<SharedPhotos | undefined>;

  constructor(folder: string, shared?: Promise<SharedPhotos | undefined>) {
    this.#folder = folder;
    this.#shared = shared ?? Promise.resolve(undefined);
  }

  /**
   * Takes one file in; once this resolves it survives a crash and a power cut.
   * @param upload as `isUpload` says. @param name what its owner calls it.
   * @throws PhotoRefusal when it may not be taken; what the disk says when it is full.
   */
  async take(upload: string, name: string, bytes: AsyncIterable<Uint8Array>): Promise<SentPhoto> {
    const folder = this.#of(upload);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const id = newUpload();
    const kept = await this.list(upload);
    const coming = this.#coming.get(upload) ?? new Set();
    const others = new Set([...coming, ...kept.map((photo) => photo.id)]);
    if (others.size >= PHOTO_LIMITS.count) throw new PhotoRefusal('file_count');
    this.#coming.set(upload, coming.add(id));
    const arriving = path.join(folder, `${id}.arriving`);
    try {
      const head = await writeLimited(arriving, bytes);
      const format = formatOf(head);
      if (!format) throw new PhotoRefusal('format');
      if (format !== 'pdf') await writeWhole(arriving, await cleanPhoto(arriving, format));
      const photo: SentPhoto = {
        id,
        name: shownName(name),
        type: format === 'pdf' ? 'pdf' : 'jpeg',
        bytes: (await stat(arriving)).size,
      };
      await rename(arriving, this.file(upload, id));
      const note = path.join(folder, `${Date.now().toString().padStart(15, '0')}-${id}`);
      try {
        await writeWhole(`${note}.unfinished`, Buffer.from(JSON.stringify(photo)));
        await rename(`${note}.unfinished`, `${note}.json`);
      } catch (error) {
        // A file without its note is not there, and on a full disk would take the room of the next.
        for (const half of [`${note}.unfinished`, this.file(upload, id)]) await rm(half, { force: true });
        throw error;
      }
      await syncFolder(folder);
      await syncFolder(this.#folder);
      await (await this.#shared)?.lend(folder, [`${id}.photo`, `${path.basename(note)}.json`]);
      return photo;
    } finally {
      await rm(arriving, { force: true });
      coming.delete(id);
      if (coming.size === 0) this.#coming.delete(upload);
    }
  }

  /** The files of an upload, in the order they came. */
  async list(upload: string): Promise<SentPhoto[]> {
    if (!isUpload(upload)) return [];
    const folder = this.#of(upload);
    await (await this.#shared)?.fetch(folder, new Set(await readdir(folder).catch(() => [])));
    const names = await readdir(folder).catch(() => []);
    const notes = names.filter((name) => name.endsWith('.json')).sort();
    return Promise.all(
      notes.map(async (name) =>
        parse(sentPhoto, JSON.parse(await readFile(path.join(this.#of(upload), name), 'utf8'))),
      ),
    );
  }

  /** Where the bytes of a file are. */
  file(upload: string, id: string): string {
    return path.join(this.#of(upload), `${id}.photo`);
  }

  /** An upload has been delivered: it stays for a while, for a sender whose answer was lost and who sends again. */
  async retire(upload: string): Promise<void> {
    await writeWhole(path.join(this.#of(upload), DELIVERED), Buffer.alloc(0));
    await (await this.#shared)?.forget(this.#of(upload));
  }

  /**
   * Deletes uploads that were delivered, and those whose form was never sent or was cut off on its way.
   * @param needed uploads of requests that wait to be delivered.
   */
  async sweep(needed: ReadonlySet<string>, now = Date.now()): Promise<void> {
    await (await this.#shared)?.sweep(now);
    for (const upload of await readdir(this.#folder).catch(() => [])) {
      if (!isUpload(upload) || needed.has(upload)) continue;
      const folder = this.#of(upload);
      const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: now }));
      const names = await readdir(folder).catch((): string[] => []);
      const hours = names.includes(DELIVERED) ? WAITS.delivered : WAITS.form;
      if (now - mtimeMs > hours * 3_600_000) await rm(folder, { recursive: true, force: true });
    }
  }

  #of(upload: string): string {
    if (!isUpload(upload)) throw new Error('That is no upload');
    return path.join(this.#folder, upload);
  }
}

/** Writes what comes, as far as it may be. @returns its first bytes. @throws PhotoRefusal when it is too large. */
async function writeLimited(file: string, bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const handle = await open(file, 'wx', 0o600);
  try {
    let head = Buffer.alloc(0);
    let size = 0;
    for await (const part of bytes) {
      size += part.byteLength;
      if (size > PHOTO_LIMITS.bytes) throw new PhotoRefusal('file_size');
      if (head.length < 64) head = Buffer.concat([head, part]).subarray(0, 64);
      await handle.write(part);
    }
    await handle.sync();
    return head;
  } finally {
    await handle.close();
  }
}

async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
