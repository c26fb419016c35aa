import { afterEach, expect, it, vi } from 'vitest';

const before = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage');

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'sessionStorage');
  if (before) Object.defineProperty(globalThis, 'sessionStorage', before);
});

it('the way back to the list stays hidden when site data is forbidden', async () => {
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
  const wayBack = { hidden: true, querySelector: () => ({ href: '' }) };
  vi.stubGlobal('document', { addEventListener: () => undefined, querySelector: () => wayBack });
  // It looks for its list as soon as it is there.
  await expect(import('./back-to-list.client.ts')).resolves.toBeDefined();
  expect(wayBack.hidden).toBe(true);
});
