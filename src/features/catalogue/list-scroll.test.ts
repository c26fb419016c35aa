import { afterEach, expect, it, vi } from 'vitest';
import { forbidStorage } from '#src/platform/test-forbidden-storage.ts';

afterEach(() => void vi.unstubAllGlobals());

it('a list is gone through when site data is forbidden', async () => {
  forbidStorage();
  const listeners = new Map<string, (event?: object) => void>();
  vi.stubGlobal('window', { scrollY: 100 });
  vi.stubGlobal('document', {
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
  });
  await import('./list-scroll.client.ts');
  const [list, item] = [new URL('https://x/clocks_today/'), new URL('https://x/clock/rolex-1/')];
  for (const [from, to] of [
    [list, item],
    [item, list],
  ]) {
    expect(() => listeners.get('astro:before-preparation')?.({ from, to })).not.toThrow();
    expect(() => listeners.get('astro:after-swap')?.()).not.toThrow();
  }
});
