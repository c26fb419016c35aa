import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

it('in a gallery Alt and an arrow still go back in the history', async () => {
  class Gallery extends EventTarget {
    closest = () => this;
    querySelector = () => null;
  }
  const gallery = new Gallery();
  vi.stubGlobal('Element', Gallery);
  vi.stubGlobal('document', gallery);
  await import('./gallery.client.ts');
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key: 'ArrowLeft', altKey: true });
  gallery.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});
