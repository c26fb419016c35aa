import { changeHistory, withSearch } from '#src/stores/search-history.ts';
import { onEveryPage } from '#src/ui/on-every-page.ts';

/* A page of results remembers what was searched, however the visitor has come to it. */
onEveryPage(() => {
  const results = document.querySelector<HTMLElement>('[data-searched]');
  if (results) changeHistory((history) => withSearch(history, results.dataset.searched ?? ''));
});
