import * as v from 'valibot';

/** Name of the manifest in a backup; it is the last file of it. */
export const MANIFEST = 'manifest.json';

/** Raised when a reader of today could not read what is written from then on. */
const FORMAT = 1;

/** What a backup consists of. */
export const manifestSchema = v.object({
  format: v.literal(FORMAT),
  /** Version of the program, and when it was made. */
  version: v.string(),
  made: v.string(),
  files: v.record(v.string(), v.object({ bytes: v.number(), sha256: v.string() })),
});

export type Manifest = v.InferOutput<typeof manifestSchema>;

/** What a data directory has that a backup holds, files and folders. */
export const KEPT = {
  /** Rows of each table, of whichever database. */
  database: 'database',
  folders: ['uploads', 'item-photos', 'photos', 'spool'],
  /** Keys that sign links in letters that are out, and orders to publish. */
  secrets: ['publish-secret', 'staff-key'],
} as const;

/** Begins a manifest. */
export function newManifest(version: string, now: Date): Manifest {
  return { format: FORMAT, version, made: now.toISOString(), files: {} };
}

/** Whether a name of an archive is of a file that belongs into a backup, and nowhere else. */
export function belongs(name: string): boolean {
  const [first = '', ...rest] = name.split('/');
  if (!name.split('/').every((part) => /^[\w-][\w.-]*$/.test(part))) return false;
  if (rest.length === 0) return name === MANIFEST || (KEPT.secrets as readonly string[]).includes(name);
  return first === KEPT.database || (KEPT.folders as readonly string[]).includes(first);
}
