import { setImmediate as nextTurn } from 'node:timers/promises';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';

/** What is known of a page on disk without opening it. */
export interface PrerenderedPage {
  /** Changes under these names make it again. */
  tags: readonly string[];
  /** Milliseconds of the epoch after which it must not be shown while a newer one is available. */
  until?: number;
}

/** What the pages on disk were made from. */
export interface PrerenderedState {
  /** Build and public origins. */
  fingerprint: string;
  /** By locale, the place in its backend's feed of changes up to which the pages are true. */
  cursors: Partial<Record<Locale, string>>;
  /** Pages that could not be made at their last change, by key. */
  pending: string[];
}

/** Pages written before the event loop gets a turn. */
const AT_ONCE = 500;

/** Reads the list of pages; a missing or broken one is a list of nothing. */
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

/** Writes the list, a line a page, by write-then-rename. */
export async function writeIndex(
  file: string,
  state: PrerenderedState,
  pages: ReadonlyMap<string, PrerenderedPage>,
): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const half = halfName(file);
  const handle = await open(half, 'w');
  try {
    let lines = [JSON.stringify(state)];
    // A copy of the moment: pages change while it is written.
    for (const [key, page] of [...pages]) {
      lines.push(JSON.stringify([key, page]));
      if (lines.length < AT_ONCE) continue;
      await handle.write(`${lines.join('\n')}\n`);
      lines = [];
      await nextTurn();
    }
    await handle.write(`${lines.join('\n')}\n`);
  } finally {
    await handle.close();
  }
  await rename(half, file);
}

/** Nothing rendered yet. */
export function emptyState(): PrerenderedState {
  return { fingerprint: '', cursors: {}, pending: [] };
}

let halves = 0;

/** A name that no other writer uses, this process's other writes included. */
export function halfName(file: string): string {
  return `${file}.${process.pid}.${(halves += 1)}.tmp`;
}
