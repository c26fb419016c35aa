import { afterEach, expect, it, vi } from 'vitest';
import { forbidStorage } from '#src/platform/test-forbidden-storage.ts';
import {
  $login,
  $token,
  dropToken,
  followToken,
  logOut,
  openSession,
  renewToken,
} from './account-session.ts';

afterEach(() => vi.unstubAllGlobals());

it('a session lives in its page where the browser refuses the channel to other tabs and the storage', () => {
  class RefusedChannel {
    constructor() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    }
  }
  vi.stubGlobal('BroadcastChannel', RefusedChannel);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('reportError', () => undefined);
  forbidStorage();
  followToken();
  expect($token.get()).toBeNull();
  openSession('A');
  expect([$token.get(), $login.get()]).toEqual(['A', 1]);
  renewToken('A', 'B');
  expect([$token.get(), $login.get()], 'the same login').toEqual(['B', 1]);
  dropToken('B');
  expect($token.get()).toBeNull();
  openSession('C');
  logOut();
  expect([$token.get(), $login.get()]).toEqual([null, 0]);
});
