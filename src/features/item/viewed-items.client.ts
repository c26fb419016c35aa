import { onPage } from '#src/ui/on-page.ts';

/** How far below the screen it begins to load, pixels. */
const NEAR = 400;

onPage(() => {
  const place = document.querySelector('[data-viewed-here]');
  if (!place) return;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      void import('./viewed-items.ts').then(({ showViewed }) => showViewed(place));
    },
    { rootMargin: `${NEAR}px` },
  );
  observer.observe(place);
});
