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

/** An upload as forms name it: 128 random bits, which only the browser that made them knows. */
const UPLOAD = /^[0-9a-f]{32}$/;

/** Hours an upload waits for its form, and stays after its delivery; the same while the quota is nearly used up. */
const WAITS = { form: 48, delivered: 1 } as const;
const TIGHT_WAITS = { form: 2, delivered: 0.05 } as const;

/** Ending of a picture as it came, which waits to be decoded. */
const RAW = '.raw';

/** How a file is taken in. */
export interface Taking {
  /** Keyed hashes of the networks it comes from, narrowest first. */
  networks?: readonly string[];
  /** Bytes that are said to come. */
  size?: number;
  /** Whether a picture is decoded at once; otherwise its headers alone are judged, and `decodeWaiting` does it later. */
  decodes?: boolean;
}

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
  /** Uploads whose pictures are being decoded. */
  readonly #decoding = new Map<string, Promise<PhotoReason | undefined>>();
  /** Copies for the storefronts of other machines. */
  readonly #shared: Promise<SharedPhotos | undefined>;

  /** How much may wait; nothing is limited without one. */
  readonly #quota: Quota | undefined;

  constructor(folder: string, shared?: Promise<SharedPhotos | undefined>, quota?: Quota) {
    this.#folder = folder;
    this.#quota = quota;
    this.#shared = shared ?? Promise.resolve(undefined);
  }

  /**
   * Takes one file in; once this resolves it survives a crash and a power cut.
   * @param upload as `isUpload` says. @param name what its owner calls it.
   * @throws PhotoRefusal when it may not be taken, NoRoom when too much waits, TooBusy when too many pictures wait to be
   * decoded; what the disk says when it is full.
   */
  async take(
    upload: string,
    name: string,
    bytes: AsyncIterable<Uint8Array>,
    { networks = [], size = PHOTO_LIMITS.bytes, decodes = true }: Taking = {},
  ): Promise<SentPhoto> {
    const giveBack = await this.#quota?.take(Math.min(size, PHOTO_LIMITS.bytes), networks);
    const folder = this.#of(upload);
    const id = newUpload();
    const arriving = path.join(folder, `${id}.arriving`);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const kept = await this.list(upload);
      const coming = this.#coming.get(upload) ?? new Set();
      const others = new Set([...coming, ...kept.map((photo) => photo.id)]);
      if (others.size >= PHOTO_LIMITS.count) throw new PhotoRefusal('file_count');
      this.#coming.set(upload, coming.add(id));
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
      const coming = this.#coming.get(upload);
      coming?.delete(id);
      if (coming?.size === 0) this.#coming.delete(upload);
    }
  }

  /**
   * Decodes the pictures of an upload that wait for it. A picture that cannot be decoded is not there any more.
   * @returns why the first of these was refused. @throws TooBusy when too many pictures wait; those left wait on.
   */
  decodeWaiting(upload: string): Promise<PhotoReason | undefined> {
    if (!isUpload(upload)) return Promise.resolve(undefined);
    // The same form sent twice at once waits for the same pictures.
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
        // Another worker has decoded it meanwhile, and taken away what it came as.
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

  /** Why the files of an upload are decoded; undefined while nobody has shown to be a person. */
  async admission(upload: string): Promise<Admission | undefined> {
    return isUpload(upload) ? readAdmission(this.#of(upload)) : undefined;
  }

  /** Admits an upload for its life. */
  async admit(upload: string, admission: Admission, networks: readonly string[] = []): Promise<void> {
    const folder = this.#of(upload);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeAdmission(folder, admission);
    await writeOwner(folder, networks);
  }

  /** Puts a file that has come in its place, and its note beside it. */
  async #keep(upload: string, arriving: string, name: string, note: Note): Promise<void> {
    const folder = this.#of(upload);
    const file = note.waits ? path.join(folder, `${note.id}${RAW}`) : this.file(upload, note.id);
    await rename(arriving, file);
    try {
      await writeNote(folder, name, note);
    } catch (error) {
      // A file without its note is not there, and on a full disk would take the room of the next.
      if (!(await stat(path.join(folder, name)).catch(() => undefined))) await rm(file, { force: true });
      throw error;
    }
    await syncFolder(folder);
    await syncFolder(this.#folder);
    await (await this.#shared)?.lend(folder, [path.basename(file), name]);
  }

  /** The files of an upload, in the order they came. */
  async list(upload: string): Promise<SentPhoto[]> {
    if (!isUpload(upload)) return [];
    const folder = this.#of(upload);
    await (await this.#shared)?.fetch(folder, new Set(await readdir(folder).catch(() => [])));
    return (await readNotes(folder)).map(({ note }) => parse(sentPhoto, note));
  }

  /** Where the bytes of a file are. */
  file(upload: string, id: string): string {
    return path.join(this.#of(upload), `${id}.photo`);
  }

  /** An upload has been delivered: it stays for a while, for a sender whose answer was lost and who sends again. */
  async retire(upload: string): Promise<void> {
    await writeWhole(path.join(this.#of(upload), DELIVERED), Buffer.alloc(0));
    await (await this.#shared)?.deleteFolder(this.#of(upload));
  }

  /**
   * Deletes uploads that were delivered, and those whose form was never sent or was cut off on its way.
   * @param needed uploads of requests that wait to be delivered.
   */
  async sweep(needed: ReadonlySet<string>, now = Date.now()): Promise<void> {
    await (await this.#shared)?.sweep(now);
    const waits = (await this.#quota?.isTight()) ? TIGHT_WAITS : WAITS;
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
