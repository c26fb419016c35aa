import { createHash, type Hash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** What the bundled site is made from. Contents count, not times: a fresh clone is as good as the original. */
const CODE = ['src', 'integrations', 'public', 'astro.config.mjs', 'package-lock.json', 'tsconfig.json'];

/**
 * Prerendered pages also show what the embedded backend makes of its data. Its texts do not count: what changes in
 * them, the running storefront learns from the feed of changes.
 */
const BACKEND = ['integrations/backend', 'integrations/demonstration'];

/** Names of what a build would be made from now. */
export interface Identity {
  /** Of the bundled code. */
  code: string;
  /** Of the prerendered pages. */
  pages: string;
}

/**
 * Reads all sources and names their state.
 * @param shown what the pages show of the configuration, such as the public addresses.
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

/** What the embedded backend is made of, its texts included: it takes those in when it starts. */
const BACKEND_PROGRAM = [
  'integrations/backend',
  'integrations/demonstration',
  'integrations/domain/contract',
  'integrations/domain/sections',
  'integrations/domain/i18n',
  'package-lock.json',
];

/** Names the state of what the embedded backend is made of: where it is the same, a running one need not be replaced. */
export async function readBackendIdentity(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const place of BACKEND_PROGRAM) await addPlace(hash, root, place, isSource);
  return hash.digest('hex');
}

async function addPlace(
  hash: Hash,
  root: string,
  place: string,
  wanted: (file: string) => boolean,
): Promise<void> {
  for (const file of (await listFiles(root, place)).filter(wanted)) {
    hash.update(`${file}\0`).update(await readFile(path.join(root, file)));
  }
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

/** Tests are in no bundle; the embedded backend is another program. */
function isCode(file: string): boolean {
  return isSource(file) && !/^integrations\/(backend|demonstration)\//.test(file);
}

function isBackendCode(file: string): boolean {
  return isSource(file) && !/^integrations\/(backend|demonstration)\/content\//.test(file);
}

function isSource(file: string): boolean {
  return !/\.test\.tsx?$/.test(file);
}
