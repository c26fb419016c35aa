import * as v from 'valibot';

/** Name of the manifest in a backup. It is the last file of the archive. */
export const MANIFEST = 'manifest.json';

/** Version of the format. It increases when today's program could not read a new backup. */
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

/** Files and folders of a data directory that a backup contains. */
export const BACKED_UP = {
  /** Rows of each table, whichever database is used. */
  database: 'database',
  folders: ['uploads', 'item-photos', 'photos', 'spool'],
  /** Keys that sign the links in sent letters and the orders to publish. */
  secrets: ['publish-secret', 'staff-key'],
} as const;

/** Makes an empty manifest. */
export function newManifest(version: string, now: Date): Manifest {
  return { format: FORMAT, version, made: now.toISOString(), files: {} };
}

/** Whether a backup may contain a file of this name. Names that lead to another folder are rejected. */
export function isBackupFile(name: string): boolean {
  const [first = '', ...rest] = name.split('/');
  if (!name.split('/').every((part) => /^[\w-][\w.-]*$/.test(part))) return false;
  if (rest.length === 0) return name === MANIFEST || (BACKED_UP.secrets as readonly string[]).includes(name);
  return first === BACKED_UP.database || (BACKED_UP.folders as readonly string[]).includes(first);
}
