import { onEveryPage } from '#src/ui/on-every-page.ts';
import { reserveSpace, viewedBefore } from './viewed-items-space.ts';

/** Loads the cards when they are this close to the viewport, pixels. */
const LOAD_DISTANCE_PX = 1200;

onEveryPage(() => {
  const place = document.querySelector('[data-viewed-here]');
  const shown = viewedBefore();
  if (!place || shown.length === 0) return;
  reserveSpace(place, shown.length);
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      void import('./viewed-items.ts').then(({ showViewed }) => showViewed(place, shown));
    },
    { rootMargin: `${LOAD_DISTANCE_PX}px` },
  );
  observer.observe(place);
});
