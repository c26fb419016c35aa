/* Scripts of a list of search results. They load when a visitor turns to the page, so that its first load is small. */
const load = () => {
  const files = Promise.all([import('./filters.client.ts'), import('./list-scroll.client.ts')]);
  files.catch(reportError);
};
for (const turning of ['pointerover', 'focusin', 'touchstart']) {
  document.addEventListener(turning, load, { once: true, passive: true });
}
