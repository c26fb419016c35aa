import { setImmediate as nextTurn } from 'node:timers/promises';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';

/** Facts about a prerendered page that are known without opening its file. */
export interface PrerenderedPage {
  /** Changes with one of these tags make the storefront render the page again. */
  tags: readonly string[];
  /** Milliseconds of the epoch after which the page must not be shown, unless a newer one cannot be rendered. */
  until?: number;
  /** Which of the page's two files is the current one. The next version is written over the other (decision 702). */
  copy: 0 | 1;
  /** Of the response in that file (`identityOf`). Empty when the file was found damaged. */
  identity: string;
}

/** The state of the prerendered pages. */
export interface PrerenderedState {
  /** Identifies the build and the public origins. */
  fingerprint: string;
  /** By locale, the position in its backend's change feed. The pages include all changes up to it. */
  cursors: Partial<Record<Locale, string>>;
  /** Keys of pages that could not be rendered after their last change. */
  pending: string[];
}

/** Lines that are written before the event loop gets a turn. */
const LINES_PER_TURN = 500;

/** The list of pages in a folder of prerendered pages. */
export function indexFile(folder: string): string {
  return path.join(folder, 'pages.jsonl');
}

/** Reads the list of pages. A missing or broken list counts as empty. */
export async function readIndex(
  file: string,
): Promise<{ state: PrerenderedState; pages: Map<string, PrerenderedPage> }> {
  const pages = new Map<string, PrerenderedPage>();
  let state: PrerenderedState | undefined;
  try {
    for await (const line of createInterface({ input: createReadStream(file) })) {
      if (state === undefined) {
        state = JSON.parse(line) as PrerenderedState;
        continue;
      }
      const [key, page] = JSON.parse(line) as [string, PrerenderedPage];
      pages.set(key, page);
    }
  } catch {
    return { state: emptyState(), pages: new Map() };
  }
  return { state: state ?? emptyState(), pages };
}

/** Writes the list, one line per page, to a temporary file and renames it: a power cut leaves one of both whole. */
export async function writeIndex(
  file: string,
  state: PrerenderedState,
  pages: ReadonlyMap<string, PrerenderedPage>,
): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const half = temporaryName(file);
  try {
    await writeLines(half, state, pages);
    await rename(half, file);
  } catch (error) {
    // Without this, repeated attempts on a full disk would keep it full with temporary files.
    await rm(half, { force: true }).catch(() => undefined);
    throw error;
  }
}

async function writeLines(
  file: string,
  state: PrerenderedState,
  pages: ReadonlyMap<string, PrerenderedPage>,
): Promise<void> {
  const handle = await open(file, 'w');
  try {
    let lines = [JSON.stringify(state)];
    // A copy, because pages may change during the writing.
    for (const [key, page] of [...pages]) {
      lines.push(JSON.stringify([key, page]));
      if (lines.length < LINES_PER_TURN) continue;
      // Unlike `write`, this never writes fewer bytes without an error, as on a disk that is nearly full.
      await handle.appendFile(`${lines.join('\n')}\n`);
      lines = [];
      await nextTurn();
    }
    await handle.appendFile(`${lines.join('\n')}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The state before anything is rendered. */
export function emptyState(): PrerenderedState {
  return { fingerprint: '', cursors: {}, pending: [] };
}

let temporaryFiles = 0;

/** A temporary file name that no other write uses, not even one of this process. */
function temporaryName(file: string): string {
  return `${file}.${process.pid}.${(temporaryFiles += 1)}.tmp`;
}
