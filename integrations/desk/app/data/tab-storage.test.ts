import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useAnswerDraft } from '../inbox/use-answer-draft.ts';
import { claimReload } from './claim-reload.ts';
import { keepInTab, readInTab } from './tab-storage.ts';

afterEach(() => void Reflect.deleteProperty(globalThis, 'sessionStorage'));

/** Storage of a tab. */
function allowStorage(): void {
  const kept = new Map<string, string>();
  define(() => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }));
}

/** Forbids site data, as browsers do: reading `sessionStorage` itself throws. */
function forbidStorage(): void {
  define(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
}

const define = (get: () => unknown) =>
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get });

/** Shows the draft of an answer, and passes on what changes it. */
function Draft({ seen }: { seen: (draft: ReturnType<typeof useAnswerDraft>) => void }) {
  const draft = useAnswerDraft(7);
  seen(draft);
  return draft.text;
}

describe('what a tab of the desk keeps', () => {
  it('is kept, and forgotten', () => {
    allowStorage();
    expect(keepInTab('a', 'x')).toBe(true);
    expect(readInTab('a')).toBe('x');
    expect(keepInTab('a', null)).toBe(true);
    expect(readInTab('a')).toBeNull();
  });

  it('is nothing when site data is forbidden: an answer can be written and sent all the same', () => {
    forbidStorage();
    const seen = vi.fn<Parameters<typeof Draft>[0]['seen']>();
    expect(renderToString(createElement(Draft, { seen }))).toBe('');
    const draft = seen.mock.lastCall?.[0];
    expect(keepInTab('a', 'x')).toBe(false);
    // Setting the state outside of a rendering has no effect on the server; the storage is what could throw.
    expect(() => draft?.sent('')).not.toThrow();
  });
});

describe('a tab is reloaded for a lost screen', () => {
  it('once in 60 seconds', () => {
    allowStorage();
    const now = Date.now();
    expect([now, now + 59_000, now + 61_000].map((at) => claimReload(at))).toEqual([true, false, true]);
  });

  it('never when site data is forbidden', () => {
    forbidStorage();
    expect(claimReload()).toBe(false);
  });
});
