/* Loads the scripts of a list of search results when a visitor turns to the page, so that its first load is small. */
const loadListScripts = () => void import('./found-list-scripts.ts').catch(reportError);

for (const turning of ['pointerover', 'focusin', 'touchstart']) {
  document.addEventListener(turning, loadListScripts, { once: true, passive: true });
}
// A visitor may have been quicker than this script.
if (document.querySelector('.filters:is(:hover, :focus-within)')) loadListScripts();
