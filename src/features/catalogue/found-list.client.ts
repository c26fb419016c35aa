/* Loads the scripts of a list of search results when a visitor turns to the page, so that its first load is small. */
for (const turning of ['pointerover', 'focusin', 'touchstart']) {
  document.addEventListener(turning, () => void import('./found-list-scripts.ts').catch(reportError), {
    once: true,
    passive: true,
  });
}
