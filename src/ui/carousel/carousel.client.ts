/*
 * Carousels before somebody turns to one: lists that scroll sideways and snap, with arrows and counter as the server
 * rendered them. The pointer over one, the focus in it, a touch, a choice or a click on an arrow fetches the rest,
 * which then hears the event that called it.
 */
const CALLS = ['pointerover', 'focusin', 'scroll', 'change', 'click'];

const listening = new AbortController();
const options = { capture: true, passive: true, signal: listening.signal };

for (const type of CALLS) document.addEventListener(type, call, options);

function call(event: Event): void {
  const carousel = event.target instanceof Element && event.target.closest<HTMLElement>('[data-carousel]');
  if (!carousel) return;
  import('./start-carousels.ts').then(
    ({ takeOver }) => {
      listening.abort();
      takeOver(event);
    },
    () => {
      // Without a connection an arrow still scrolls the list.
      if (event.type === 'click') scrollOn(carousel, event.target as Element);
    },
  );
}

function scrollOn(carousel: Element, target: Element): void {
  const direction = Number(target.closest<HTMLElement>('[data-carousel-turn]')?.dataset.carouselTurn ?? 0);
  const track = carousel.querySelector('[data-carousel-track]');
  track?.scrollBy({ left: direction * track.clientWidth, behavior: 'smooth' });
}
