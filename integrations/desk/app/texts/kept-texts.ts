import type { KeptText } from './edited-file.ts';

const PREFIX = 'desk-text ';

/** Keeps what is typed in this browser until the desk has it: no network, no restart and no closed window loses it. */
export function keepText(path: string, kept: KeptText | null): void {
  try {
    if (kept) localStorage.setItem(PREFIX + path, JSON.stringify(kept));
    else localStorage.removeItem(PREFIX + path);
  } catch {
    // A full or forbidden storage keeps nothing; the field still has the text.
  }
}

/** What this browser keeps of a file. */
export function keptText(path: string): KeptText | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(PREFIX + path) ?? 'null') as Partial<KeptText> | null;
    return typeof kept?.text === 'string' ? { text: kept.text, base: kept.base ?? null } : undefined;
  } catch {
    return undefined;
  }
}
