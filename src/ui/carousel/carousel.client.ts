import { scrollBehavior } from './scroll-behavior.ts';

/*
 * Carousels before the first interaction: lists that scroll and snap, with arrows and counter from the server. Hover,
 * focus, scroll, a change of the filter or a click on an arrow loads the rest, which then handles the same event.
 */
const FIRST_EVENTS = ['pointerover', 'focusin', 'scroll', 'change', 'click'];

const listening = new AbortController();
const options = { capture: true, passive: true, signal: listening.signal };

for (const type of FIRST_EVENTS) document.addEventListener(type, handleFirstEvent, options);

function handleFirstEvent(event: Event): void {
  const carousel = event.target instanceof Element && event.target.closest<HTMLElement>('[data-carousel]');
  if (!carousel) return;
  import('./start-carousels.ts').then(
    ({ handleCarouselEvent }) => {
      listening.abort();
      handleCarouselEvent(event);
    },
    () => {
      // If the code cannot be loaded, an arrow still scrolls the list.
      if (event.type === 'click') scrollByPage(carousel, event.target as Element);
    },
  );
}

function scrollByPage(carousel: Element, target: Element): void {
  const direction = Number(target.closest<HTMLElement>('[data-carousel-turn]')?.dataset.carouselTurn ?? 0);
  const track = carousel.querySelector('[data-carousel-track]');
  track?.scrollBy({ left: direction * track.clientWidth, behavior: scrollBehavior() });
}
