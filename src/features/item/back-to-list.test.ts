import { afterEach, expect, it, vi } from 'vitest';
import { forbidStorage } from '#src/platform/test-forbidden-storage.ts';

afterEach(() => void vi.unstubAllGlobals());

it('the way back to the list stays hidden when site data is forbidden', async () => {
  forbidStorage();
  const wayBack = { hidden: true, querySelector: () => ({ href: '' }) };
  vi.stubGlobal('document', { addEventListener: () => undefined, querySelector: () => wayBack });
  // It looks for its list as soon as it is there.
  await expect(import('./back-to-list.client.ts')).resolves.toBeDefined();
  expect(wayBack.hidden).toBe(true);
});
