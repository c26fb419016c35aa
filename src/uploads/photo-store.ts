import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'valibot';
import {
  formatOf,
  PHOTO_LIMITS,
  sentPhoto,
  type SentPhoto,
  shownName,
} from '@tourbillon/domain/contract/photos.ts';
import { type Admission, readAdmission, writeAdmission, writeOwner } from './upload-admission.ts';
import { checkHeaders, cleanPhoto } from './clean-photo.ts';
import { DELIVERED } from './delivered-marker.ts';
import { writeLimited, writeWhole } from './write-files.ts';
import { newNoteName, type Note, readNotes, writeNote } from './file-records.ts';
import type { Quota } from './quota.ts';
import { type PhotoReason, PhotoRefusal } from './refusal.ts';
import type { SharedPhotos } from './shared-photos.ts';
import { syncFolder } from '@tourbillon/platform/storage/sync-folder.ts';

/** Id of an upload in forms: 128 random bits, so nobody can guess it. */
const UPLOAD = /^[0-9a-f]{32}$/;

/**
 * Hours for which an upload waits for its form, and for which it stays after delivery. Shorter when the quota is
 * nearly used up.
 */
const LIFE_HOURS = { form: 48, delivered: 1 } as const;
const SHORT_LIFE_HOURS = { form: 2, delivered: 0.05 } as const;

/** File ending of an original picture that is not yet decoded. */
const RAW = '.raw';

/**
 * Maximum number of files in an upload that is sent as its files are chosen. A form has at most `PHOTO_LIMITS.count` of
 * them; the others were removed from it, or sent twice over a bad connection (decision 675).
 */
export const MOST_CHOSEN = 3 * PHOTO_LIMITS.count;

/** Options for accepting a file. */
export interface StoreOptions {
  /** Keyed hashes of the sender's networks, narrowest first. */
  networks?: readonly string[];
  /** Declared size in bytes. */
  size?: number;
  /** Whether to decode a picture at once. Otherwise only its headers are checked; see `decodeWaiting`. */
  decodes?: boolean;
  /** Maximum number of files in the upload. */
  most?: number;
}

/** Whether a text is a valid upload id. */
export function isUpload(text: string): boolean {
  return UPLOAD.test(text);
}

/** Creates an id for a new upload. */
export function newUpload(): string {
  return randomBytes(16).toString('hex');
}

/**
 * Files of visitors whose request is not delivered yet: one folder per upload, outside of the served folders, with
 * random names. A JSON note beside each file describes it. A file without a note does not count as stored.
 */
export class PhotoStore {
  readonly #folder: string;
  /** Files that are being received, by upload. They count for the limit on files. */
  readonly #arriving = new Map<string, Set<string>>();
  /** Decoding in progress, by upload. */
  readonly #decoding = new Map<string, Promise<PhotoReason | undefined>>();
  /** Copies in the bucket, for the storefronts of other machines. */
  readonly #shared: Promise<SharedPhotos | undefined>;

  /** The quota for stored files. Without it there is no limit. */
  readonly #quota: Quota | undefined;

  constructor(folder: string, shared?: Promise<SharedPhotos | undefined>, quota?: Quota) {
    this.#folder = folder;
    this.#quota = quota;
    this.#shared = shared ?? Promise.resolve(undefined);
  }

  /**
   * Stores one file. Once this resolves, it survives a crash and a power failure.
   * @param upload an id accepted by `isUpload`.
   * @param name the file name on the sender's device.
   * @throws PhotoRefusal when it is not accepted; QuotaExceeded when the quota is exceeded; TooBusy when the decoding queue
   * is full; the system's error when the disk is full.
   */
  async take(
    upload: string,
    name: string,
    bytes: AsyncIterable<Uint8Array>,
    {
      networks = [],
      size = PHOTO_LIMITS.bytes,
      decodes = true,
      most = PHOTO_LIMITS.count,
    }: StoreOptions = {},
  ): Promise<SentPhoto> {
    const giveBack = await this.#quota?.take(Math.min(size, PHOTO_LIMITS.bytes), networks);
    const folder = this.#of(upload);
    const id = newUpload();
    const arriving = path.join(folder, `${id}.arriving`);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const kept = await this.list(upload);
      const coming = this.#arriving.get(upload) ?? new Set();
      const others = new Set([...coming, ...kept.map((photo) => photo.id)]);
      if (others.size >= most) throw new PhotoRefusal('file_count');
      this.#arriving.set(upload, coming.add(id));
      const head = await writeLimited(arriving, bytes);
      const format = formatOf(head);
      if (!format) throw new PhotoRefusal('format');
      const type = format === 'pdf' ? 'pdf' : 'jpeg';
      const waits = format === 'pdf' || decodes ? undefined : format;
      if (waits) await checkHeaders(arriving, waits);
      else if (format !== 'pdf') await writeWhole(arriving, await cleanPhoto(arriving, format));
      await writeOwner(folder, networks);
      const photo: SentPhoto = { id, name: shownName(name), type, bytes: (await stat(arriving)).size };
      await this.#keep(upload, arriving, newNoteName(id), { ...photo, waits });
      return photo;
    } finally {
      await rm(arriving, { force: true });
      giveBack?.();
      const coming = this.#arriving.get(upload);
      coming?.delete(id);
      if (coming?.size === 0) this.#arriving.delete(upload);
    }
  }

  /**
   * Decodes the waiting pictures of an upload. A picture that cannot be decoded is deleted.
   * @returns the reason for the first such picture. @throws TooBusy when the queue is full; the remaining pictures
   * still wait.
   */
  decodeWaiting(upload: string): Promise<PhotoReason | undefined> {
    if (!isUpload(upload)) return Promise.resolve(undefined);
    // If the same form is sent twice at once, both wait for the same decoding.
    const underWay = this.#decoding.get(upload);
    if (underWay) return underWay;
    const decoding = this.#decodeAll(upload).finally(() => this.#decoding.delete(upload));
    this.#decoding.set(upload, decoding);
    return decoding;
  }

  async #decodeAll(upload: string): Promise<PhotoReason | undefined> {
    const folder = this.#of(upload);
    let refused: PhotoReason | undefined;
    for (const { name, note } of await readNotes(folder)) {
      if (!note.waits) continue;
      const raw = path.join(folder, `${note.id}${RAW}`);
      const arriving = path.join(folder, `${newUpload()}.arriving`);
      try {
        const jpeg = await cleanPhoto(raw, note.waits);
        await writeWhole(arriving, jpeg);
        await this.#keep(upload, arriving, name, { ...note, waits: undefined, bytes: jpeg.byteLength });
        await rm(raw, { force: true });
      } catch (error) {
        // Another worker has decoded the picture in the meantime and deleted the original.
        const now = (await readNotes(folder)).find((one) => one.name === name);
        if (!now?.note.waits) continue;
        if (!(error instanceof PhotoRefusal)) throw error;
        refused ??= error.reason;
        for (const gone of [name, `${note.id}${RAW}`]) await rm(path.join(folder, gone), { force: true });
      } finally {
        await rm(arriving, { force: true });
      }
    }
    return refused;
  }

  /** Why the pictures of an upload may be decoded. Undefined before the robot check. */
  async admission(upload: string): Promise<Admission | undefined> {
    return isUpload(upload) ? readAdmission(this.#of(upload)) : undefined;
  }

  /** Admits an upload for its whole lifetime. */
  async admit(upload: string, admission: Admission, networks: readonly string[] = []): Promise<void> {
    const folder = this.#of(upload);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeAdmission(folder, admission);
    await writeOwner(folder, networks);
  }

  /** Moves a received file to its final place and writes its note. */
  async #keep(upload: string, arriving: string, name: string, note: Note): Promise<void> {
    const folder = this.#of(upload);
    const file = note.waits ? path.join(folder, `${note.id}${RAW}`) : this.file(upload, note.id);
    await rename(arriving, file);
    try {
      await writeNote(folder, name, note);
    } catch (error) {
      // A file without a note is useless, and on a full disk it would take the space of the next one.
      if (!(await stat(path.join(folder, name)).catch(() => undefined))) await rm(file, { force: true });
      throw error;
    }
    await syncFolder(folder);
    await syncFolder(this.#folder);
    await (await this.#shared)?.copyToBucket(folder, [path.basename(file), name]);
  }

  /** The files of an upload, in the order of the upload. */
  async list(upload: string): Promise<SentPhoto[]> {
    if (!isUpload(upload)) return [];
    const folder = this.#of(upload);
    await (await this.#shared)?.copyFromBucket(folder, new Set(await readdir(folder).catch(() => [])));
    return (await readNotes(folder)).map(({ note }) => parse(sentPhoto, note));
  }

  /** Path of a stored file. */
  file(upload: string, id: string): string {
    return path.join(this.#of(upload), `${id}.photo`);
  }

  /** Marks an upload as delivered. It stays for a while, in case the response is lost and the sender tries again. */
  async markDelivered(upload: string): Promise<void> {
    await writeWhole(path.join(this.#of(upload), DELIVERED), Buffer.alloc(0));
    await (await this.#shared)?.deleteFolder(this.#of(upload));
  }

  /**
   * Deletes delivered uploads, and uploads whose form was never sent.
   * @param needed uploads of requests that are not delivered yet.
   */
  async sweep(needed: ReadonlySet<string>, now = Date.now()): Promise<void> {
    await (await this.#shared)?.sweep(now);
    const waits = (await this.#quota?.isTight()) ? SHORT_LIFE_HOURS : LIFE_HOURS;
    for (const upload of await readdir(this.#folder).catch(() => [])) {
      if (!isUpload(upload) || needed.has(upload)) continue;
      const folder = this.#of(upload);
      const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: now }));
      const names = await readdir(folder).catch((): string[] => []);
      const hours = names.includes(DELIVERED) ? waits.delivered : waits.form;
      if (now - mtimeMs > hours * 3_600_000) await rm(folder, { recursive: true, force: true });
    }
    this.#quota?.measureAgain();
  }

  #of(upload: string): string {
    if (!isUpload(upload)) throw new Error('That is no upload');
    return path.join(this.#folder, upload);
  }
}
