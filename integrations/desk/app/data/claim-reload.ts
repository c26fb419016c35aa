import { keepInTab, readInTab } from './tab-storage.ts';

/** Key in session storage: when the tab was last reloaded for a screen that the current release no longer has. */
const RELOAD_TIME_KEY = 'desk.loaded-anew';

const RELOAD_INTERVAL_MS = 60_000;

/**
 * Whether the tab may be reloaded now, at most once in 60 seconds; a reload is noted. Never without session storage,
 * because the tab could then reload forever.
 */
export function claimReload(now = Date.now()): boolean {
  if (now - Number(readInTab(RELOAD_TIME_KEY)) < RELOAD_INTERVAL_MS) return false;
  return keepInTab(RELOAD_TIME_KEY, String(now));
}
