import '#src/ui/islands/intent.client.ts';
import { onClick } from '#src/ui/on-click.ts';
import { onEveryPage } from '#src/ui/on-every-page.ts';
import { writeDirectory, writeOptions } from './write-options.ts';

/** Milliseconds after the page: the first paint and a first interaction are more urgent. */
const LOAD_DELAY_MS = 200;

// Soon after the page is there, and before a group opens.
const write = () => {
  writeOptions(document);
  writeDirectory(document);
};
onEveryPage(() => setTimeout(write, LOAD_DELAY_MS));
onClick('.filter-panel summary, .intro summary', write);

// An island that is not hydrated cannot update itself, so it is replaced by the island of the new page.
document.addEventListener('astro:before-swap', () => {
  for (const island of document.querySelectorAll('astro-island[ssr]')) {
    island.removeAttribute('data-astro-transition-persist');
  }
});
