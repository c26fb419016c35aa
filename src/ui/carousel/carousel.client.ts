/*
 * Carousels. Until somebody turns to one it is a list that scrolls sideways and snaps; the pointer over it, the focus
 * in it, a touch or a click on an arrow fetches Splide, which takes it over where it stands.
 */
import { onPage } from '#src/ui/on-page.ts';
import { elementsOf, measure } from './elements.ts';
import { placeOf, turned, type Place } from './place.ts';
import type { Slider } from './slider.ts';

/** A list that has not scrolled for so long stands still, milliseconds; not every browser has `scrollend`. */
const STILL = 120;

/** Carousels that Splide moves, and those it is being fetched for. */
const sliders = new Map<HTMLElement, Slider>();
const waking = new Map<HTMLElement, Promise<Slider>>();
const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

onPage(() => document.querySelectorAll<HTMLElement>('[data-carousel]').forEach(show));
addEventListener('resize', () => document.querySelectorAll<HTMLElement>('[data-carousel]').forEach(show));

document.addEventListener('astro:before-swap', () => {
  for (const slider of sliders.values()) slider.destroy();
  sliders.clear();
  waking.clear();
});

document.addEventListener('pointerover', (event) => {
  // A finger scrolls the list as it is; Splide comes when it has let go.
  const carousel = carouselOf(event);
  if (carousel) void (event.pointerType === 'touch' ? fetchSlider() : wake(carousel)).catch(ignore);
});
document.addEventListener('focusin', (event) => {
  const carousel = carouselOf(event);
  if (carousel) void wake(carousel).catch(ignore);
});
document.addEventListener('scroll', scrolled, { capture: true, passive: true });
document.addEventListener('change', (event) => {
  const carousel = carouselOf(event);
  if (!carousel) return;
  // The filter itself is a rule of the styles.
  elementsOf(carousel).track.scrollTo({ left: 0, behavior: 'instant' });
  sliders.get(carousel)?.refresh();
  show(carousel);
});
document.addEventListener('click', clicked, true);

function carouselOf(event: Event): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>('[data-carousel]') : null;
}

function fetchSlider() {
  return import('./slider.ts');
}

/** Opens the slider of a carousel once, when the list stands still. @throws when Splide cannot be fetched. */
function wake(carousel: HTMLElement): Promise<Slider> {
  const open = async () => {
    const { openSlider } = await fetchSlider();
    while (carousel.dataset.sliding !== undefined) await new Promise((go) => setTimeout(go, STILL));
    if (!carousel.isConnected) throw new Error('The page has changed');
    const slider = openSlider(
      carousel,
      () => show(carousel),
      (sliding) => carousel.toggleAttribute('data-sliding', sliding),
    );
    sliders.set(carousel, slider);
    show(carousel);
    return slider;
  };
  const opening = waking.get(carousel) ?? open();
  waking.set(carousel, opening);
  // It may be reached again at the next try.
  opening.catch(() => waking.delete(carousel));
  return opening;
}

function clicked(event: MouseEvent): void {
  const carousel = carouselOf(event);
  if (!carousel) return;
  const target = event.target as Element;
  if (carousel.dataset.sliding !== undefined && target.closest('[data-carousel-track]')) {
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  const arrow = target.closest<HTMLElement>('[data-carousel-turn]');
  if (arrow) void turn(carousel, Number(arrow.dataset.carouselTurn) as 1 | -1);
}

/** Turns over by an arrow; where Splide cannot be had, the list scrolls. */
async function turn(carousel: HTMLElement, direction: 1 | -1): Promise<void> {
  const slider = await wake(carousel).catch(ignore);
  const elements = elementsOf(carousel);
  const index = turned(placeNow(carousel), elements.slides.length, direction);
  if (slider) return slider.go(index);
  const { slide, gap } = measure(elements, 0);
  elements.track.scrollTo({ left: index * (slide + gap), behavior: 'smooth' });
}

function scrolled(event: Event): void {
  const track = event.target;
  if (!(track instanceof HTMLElement) || !track.matches('[data-carousel-track]')) return;
  const carousel = carouselOf(event);
  if (!carousel || sliders.has(carousel)) return;
  carousel.toggleAttribute('data-sliding', true);
  clearTimeout(timers.get(carousel));
  timers.set(
    carousel,
    setTimeout(() => {
      carousel.removeAttribute('data-sliding');
      show(carousel);
      void wake(carousel).catch(ignore);
    }, STILL),
  );
}

function placeNow(carousel: HTMLElement): Place {
  const elements = elementsOf(carousel);
  const offset = sliders.get(carousel)?.offset() ?? elements.track.scrollLeft;
  return placeOf(measure(elements, offset));
}

/** Puts the place into the counter and the arrows. */
function show(carousel: HTMLElement): void {
  const place = placeNow(carousel);
  const write = (part: string, text: string) => {
    const element = carousel.querySelector(`[data-carousel-${part}]`);
    if (element && element.textContent !== text) element.textContent = text;
  };
  write('from', String(place.from));
  write('to', place.to > place.from ? `–${place.to}` : '');
  const arrows = [
    { direction: -1, end: place.atStart },
    { direction: 1, end: place.atEnd },
  ].flatMap(({ direction, end }) => {
    const arrow = carousel.querySelector<HTMLButtonElement>(`[data-carousel-turn="${direction}"]`);
    return arrow ? [{ arrow, end }] : [];
  });
  for (const { arrow, end } of arrows) {
    const focused = end && document.activeElement === arrow;
    arrow.disabled = end;
    // A disabled button loses the focus: the other one takes it.
    if (focused) arrows.find((other) => !other.end)?.arrow.focus();
  }
}

function ignore(): undefined {
  return undefined;
}
