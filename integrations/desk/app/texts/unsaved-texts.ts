import type { UnsavedText } from './edited-file.ts';

const PREFIX = 'desk-text ';

/**
 * Saves typed text in this browser until the server has it, so that a lost network, a restart or a closed window
 * loses nothing.
 */
export function storeUnsavedText(path: string, kept: UnsavedText | null): void {
  try {
    if (kept) localStorage.setItem(PREFIX + path, JSON.stringify(kept));
    else localStorage.removeItem(PREFIX + path);
  } catch {
    // Storage may be full or forbidden; the field still has the text.
  }
}

/** The unsaved text of a file in this browser. */
export function readUnsavedText(path: string): UnsavedText | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(PREFIX + path) ?? 'null') as Partial<UnsavedText> | null;
    if (typeof kept?.text !== 'string') return undefined;
    return { text: kept.text, base: kept.base ?? null, revision: kept.revision ?? null };
  } catch {
    return undefined;
  }
}
