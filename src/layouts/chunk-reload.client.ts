/*
 * A part of the page that cannot be loaded, mostly because the release it belonged to is gone, is fetched by loading
 * the page once more, and at most once in 60 seconds (§8). Drafts keep what was typed.
 */

const APART = 60_000;

/** Key in session storage: when this tab was loaded again last, milliseconds of the epoch. */
const KEPT = 'loaded-anew';

/** How browsers say that a module could not be loaded: Chromium and Firefox, Safari. */
const NOT_LOADED = /dynamically imported module|importing a module/i;

async function loadAnew(): Promise<void> {
  // What needed the part may know another way, such as a form that is sent without any script: that is not cut off.
  let leaving = false;
  addEventListener('beforeunload', () => (leaving = true));
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEPT)) < APART) return;
    sessionStorage.setItem(KEPT, String(Date.now()));
    if ((await fetch('/heals-check/')).ok && !leaving) location.reload();
  } catch {
    // Without a memory this could go on for ever; and without a connection the present page is better than none.
  }
}

function judge(error: unknown): void {
  if (NOT_LOADED.test(String(error))) void loadAnew();
}

addEventListener('vite:preloadError', loadAnew);
addEventListener('unhandledrejection', ({ reason }) => judge(reason));
document.addEventListener('astro:hydration-error', (event) =>
  judge((event as CustomEvent<{ error: unknown }>).detail.error),
);
