import { createHash, type Hash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';

/** Sources of the bundled site. The hash covers contents, not times, so a fresh clone has the same identity. */
const CODE = ['src', 'integrations', 'public', 'astro.config.mjs', 'package-lock.json', 'tsconfig.json'];

/** Files read at once: one after the other, 3,000 of them take a second of a start. */
const AT_ONCE = 16;

/**
 * Prerendered pages also depend on the embedded backend. Its texts are not part of the hash: the running
 * storefront learns their changes from the feed of changes.
 */
const BACKEND = ['integrations/backend', 'integrations/demonstration'];

/** Hashes of the sources of a build. */
export interface Identity {
  /** Hash of the bundled code. */
  code: string;
  /** Hash of the prerendered pages. */
  pages: string;
}

/**
 * Reads all sources and hashes them.
 * @param shown the values of the configuration that pages show, such as the public addresses.
 */
export async function readIdentity(
  root: string,
  shown: Record<string, string | undefined>,
): Promise<Identity> {
  const code = createHash('sha256');
  for (const place of CODE) await addPlace(code, root, place, isCode);
  const codeName = code.digest('hex');
  const pages = createHash('sha256').update(JSON.stringify([codeName, shown]));
  for (const place of BACKEND) await addPlace(pages, root, place, isBackendCode);
  return { code: codeName, pages: pages.digest('hex') };
}

/** Folders of the sources of the embedded backend, its texts included: it imports those when it starts. */
export const BACKEND_FOLDERS = [
  'integrations/backend',
  'integrations/demonstration',
  'integrations/domain',
  'integrations/platform',
] as const;

/**
 * Hashes the sources of the embedded backend. When the hash is the same, a running backend need not be replaced.
 */
export async function readBackendIdentity(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const place of [...BACKEND_FOLDERS, 'package-lock.json']) await addPlace(hash, root, place, isSource);
  return hash.digest('hex');
}

async function addPlace(
  hash: Hash,
  root: string,
  place: string,
  wanted: (file: string) => boolean,
): Promise<void> {
  const files = (await listFiles(root, place)).filter(wanted);
  const contents = await pLimit(AT_ONCE).map(files, (file) => readFile(path.join(root, file)));
  for (const [index, content] of contents.entries()) hash.update(`${files[index]}\0`).update(content);
}

async function listFiles(root: string, place: string): Promise<string[]> {
  const full = path.join(root, place);
  const found = await stat(full).catch(() => undefined);
  if (!found) return [];
  if (found.isFile()) return [place];
  const entries = await readdir(full, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Tests are not bundled, and the embedded backend is another program. */
function isCode(file: string): boolean {
  return isSource(file) && !/^integrations\/(backend|demonstration)\//.test(file);
}

function isBackendCode(file: string): boolean {
  return isSource(file) && !/^integrations\/(backend|demonstration)\/content\//.test(file);
}

function isSource(file: string): boolean {
  return !/\.test\.tsx?$/.test(file);
}
