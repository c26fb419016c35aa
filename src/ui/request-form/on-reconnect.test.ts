import { afterEach, expect, it, vi } from 'vitest';
import { onReconnect } from './on-reconnect.ts';

afterEach(() => vi.unstubAllGlobals());

it('a field tries again whenever the connection is back, until it has left the page', () => {
  const target = new EventTarget();
  const removed = vi.fn<(type: string, listener: () => void) => void>((type, listener) =>
    target.removeEventListener(type, listener),
  );
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) =>
    target.addEventListener(type, listener),
  );
  vi.stubGlobal('removeEventListener', removed);
  const back = () => target.dispatchEvent(new Event('online'));
  const field = { isConnected: true };
  const retry = vi.fn<() => void>();
  onReconnect(field, retry);
  expect(retry).not.toHaveBeenCalled();
  back();
  back();
  expect(retry).toHaveBeenCalledTimes(2);
  field.isConnected = false;
  back();
  back();
  expect(retry).toHaveBeenCalledTimes(2);
  expect(removed, 'a page of a single document does not collect listeners').toHaveBeenCalledOnce();
});
