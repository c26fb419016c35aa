import { onEveryPage } from '#src/ui/on-every-page.ts';
import { elementsOf, measure } from './elements.ts';
import { slidePositionOf, slideAfterTurn } from './slide-position.ts';
import { showPosition } from './show-position.ts';
import { openSlider, type Slider } from './slider.ts';

/** A list without scroll events for this long has stopped, milliseconds; not every browser has `scrollend`. */
const STOPPED_AFTER_MS = 120;

const sliders = new Map<HTMLElement, Slider>();
const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();
let listening = false;

/** Starts handling events of all carousels, also on later pages. @param event the event that loaded this code. */
export function handleCarouselEvent(event: Event): void {
  if (!listening) listen();
  handleEvent(event);
}

function listen(): void {
  listening = true;
  const all = () => document.querySelectorAll<HTMLElement>('[data-carousel]').forEach(show);
  onEveryPage(all);
  addEventListener('resize', all);
  for (const type of ['pointerover', 'focusin', 'scroll', 'change', 'click']) {
    document.addEventListener(type, handleEvent, true);
  }
  document.addEventListener('astro:before-swap', () => {
    for (const slider of sliders.values()) slider.destroy();
    sliders.clear();
  });
}

function handleEvent(event: Event): void {
  const target = event.target instanceof Element ? event.target : null;
  const carousel = target?.closest<HTMLElement>('[data-carousel]');
  if (!target || !carousel?.isConnected) return;
  if (event.type === 'click') return handleClick(event, carousel, target);
  if (event.type === 'scroll') return handleScroll(carousel, target);
  if (event.type === 'change') return handleFilter(carousel);
  // Touch uses native scrolling; Splide starts after the list has stopped.
  if (event instanceof PointerEvent && event.pointerType === 'touch') return;
  openWhenStill(carousel);
}

/** Opens the slider of a carousel, unless the list is still moving. */
function openWhenStill(carousel: HTMLElement): void {
  if (!isSliding(carousel)) open(carousel);
}

function open(carousel: HTMLElement): Slider {
  const known = sliders.get(carousel);
  if (known) return known;
  clearTimeout(timers.get(carousel));
  const slide = (sliding: boolean) => carousel.toggleAttribute('data-sliding', sliding);
  slide(false);
  const slider = openSlider(carousel, () => show(carousel), slide);
  sliders.set(carousel, slider);
  show(carousel);
  return slider;
}

function handleClick(event: Event, carousel: HTMLElement, target: Element): void {
  if (isSliding(carousel) && target.closest('[data-carousel-track]')) {
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  const direction = Number(target.closest<HTMLElement>('[data-carousel-turn]')?.dataset.carouselTurn);
  if (direction !== 1 && direction !== -1) return;
  const place = placeNow(carousel);
  // An arrow also works while the list is moving: the movement stops and continues from there.
  open(carousel).go(slideAfterTurn(place, elementsOf(carousel).slides.length, direction));
}

/** CSS hides the filtered slides; the carousel then returns to its start. */
function handleFilter(carousel: HTMLElement): void {
  elementsOf(carousel).track.scrollTo({ left: 0, behavior: 'instant' });
  sliders.get(carousel)?.refresh();
  show(carousel);
}

function handleScroll(carousel: HTMLElement, track: Element): void {
  if (!track.matches('[data-carousel-track]') || sliders.has(carousel)) return;
  carousel.toggleAttribute('data-sliding', true);
  clearTimeout(timers.get(carousel));
  const rest = () => {
    carousel.removeAttribute('data-sliding');
    if (carousel.isConnected) openWhenStill(carousel);
  };
  timers.set(carousel, setTimeout(rest, STOPPED_AFTER_MS));
}

function isSliding(carousel: HTMLElement): boolean {
  return carousel.dataset.sliding !== undefined;
}

function placeNow(carousel: HTMLElement) {
  const elements = elementsOf(carousel);
  const offset = sliders.get(carousel)?.offset() ?? elements.track.scrollLeft;
  return slidePositionOf(measure(elements, offset));
}

function show(carousel: HTMLElement): void {
  showPosition(carousel, placeNow(carousel));
}
