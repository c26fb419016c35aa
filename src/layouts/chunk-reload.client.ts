/*
 * If a module cannot be loaded, usually because its release is gone, reloads the page, at most once in 60 seconds
 * (§8). Typed text is saved as a draft.
 */

const RELOAD_INTERVAL_MS = 60_000;

/** Key in session storage: when this tab was last reloaded, milliseconds of the epoch. */
const RELOAD_TIME_KEY = 'loaded-anew';

/** Error messages of browsers for a module that could not be loaded: Chromium and Firefox, Safari. */
const NOT_LOADED = /dynamically imported module|importing a module/i;

async function reloadPage(): Promise<void> {
  // The code that needed the module may have a fallback, such as submitting a form without a script. Do not interrupt
  // that navigation.
  let leaving = false;
  addEventListener('beforeunload', () => (leaving = true));
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOAD_TIME_KEY)) < RELOAD_INTERVAL_MS) return;
    sessionStorage.setItem(RELOAD_TIME_KEY, String(Date.now()));
    if ((await fetch('/heals-check/')).ok && !leaving) location.reload();
  } catch {
    // Without session storage the page could reload forever. Without a connection the present page is better than
    // none.
  }
}

function reloadIfNotLoaded(error: unknown): void {
  if (NOT_LOADED.test(String(error))) void reloadPage();
}

addEventListener('vite:preloadError', reloadPage);
addEventListener('unhandledrejection', ({ reason }) => reloadIfNotLoaded(reason));
document.addEventListener('astro:hydration-error', (event) =>
  reloadIfNotLoaded((event as CustomEvent<{ error: unknown }>).detail.error),
);
