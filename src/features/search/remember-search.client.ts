import { changeHistory, withSearch } from '#src/stores/search-history.ts';
import { onEveryPage } from '#src/ui/on-every-page.ts';

/* A page of results adds its query to the history after every kind of navigation. */
onEveryPage(() => {
  const results = document.querySelector<HTMLElement>('[data-searched]');
  if (results) changeHistory((history) => withSearch(history, results.dataset.searched ?? ''));
});
