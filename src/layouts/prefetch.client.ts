import { onIntent } from '#src/ui/on-intent.ts';

/* Loads the page behind a link that a visitor is about to follow. The code is loaded with the first such link. */
onIntent<HTMLAnchorElement>(
  'main a[href^="/"], [data-section-line] a',
  (link) =>
    void import('./prefetch-page.ts').then(
      ({ prefetchPage }) => prefetchPage(link),
      () => undefined,
    ),
);
