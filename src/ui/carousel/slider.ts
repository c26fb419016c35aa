import Splide from '@splidejs/splide';
import { plainKey } from '#src/ui/plain-key.ts';
import { elementsOf, measure } from './elements.ts';
import { slidePositionOf } from './slide-position.ts';

/** A carousel controlled by Splide. */
export interface Slider {
  /** Pixels from the start, of the current position or the target of the current movement. */
  offset(): number;
  /** Moves until the slide of this index is the first one, or until the end. */
  go(index: number): void;
  /** Reads the slides again after a filter has hidden some, and returns to the first. */
  refresh(): void;
  destroy(): void;
}

/**
 * Starts Splide at the current position of a carousel. All sizes come from CSS and not from Splide, so that nothing
 * moves at that moment.
 * @param onPlace is called after each change of position.
 * @param onSliding is called when a movement starts or ends.
 */
export function openSlider(
  carousel: HTMLElement,
  onPlace: () => void,
  onSliding: (sliding: boolean) => void,
): Slider {
  const { track, slides } = elementsOf(carousel);
  const start = slidePositionOf(measure({ track, slides }, track.scrollLeft)).from - 1;
  const { carouselSlide, carouselLabel } = carousel.dataset;
  const splide = new Splide(carousel, {
    start,
    autoWidth: true,
    omitEnd: true,
    arrows: false,
    pagination: false,
    keyboard: false,
    live: false,
    padding: 'var(--carousel-bleed)',
    speed: milliseconds(getComputedStyle(carousel).getPropertyValue('--motion-calm')),
    easing: 'var(--ease)',
    i18n: {
      slide: carouselSlide ?? '',
      slideLabel: carouselLabel ?? '',
      carousel: carousel.ariaRoleDescription ?? '',
    },
  });
  markSlides();
  splide.on('move resized refresh', onPlace);
  splide.on('move drag', () => onSliding(true));
  splide.on('move', takeFocusAlong);
  splide.on('moved', () => onSliding(false));
  track.addEventListener('keydown', turnByKey);
  track.addEventListener('wheel', turnByWheel, { passive: true });
  splide.mount();

  /** Splide only counts slides with its class: slides that a filter hides lose it. */
  function markSlides(): void {
    for (const slide of carousel.querySelectorAll<HTMLElement>('[data-slide]')) {
      slide.classList.toggle('splide__slide', slide.offsetWidth > 0);
    }
  }

  function turnByKey(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[plainKey(event)];
    if (!step) return;
    event.preventDefault();
    splide.go(splide.index + step);
  }

  /** Horizontal scrolling with a wheel or touchpad moves the slides, as it did before Splide started. */
  function turnByWheel({ deltaX, deltaY }: WheelEvent): void {
    const idle = splide.state.is(Splide.STATES.IDLE);
    if (idle && Math.abs(deltaX) > Math.abs(deltaY)) splide.go(splide.index + Math.sign(deltaX));
  }

  /**
   * Moves the focus from a card that leaves the visible area to one that stays: hidden cards are not reachable by
   * keyboard.
   */
  function takeFocusAlong(index: number): void {
    const elements = elementsOf(carousel);
    const focused = elements.slides.findIndex((slide) => slide.contains(document.activeElement));
    const last = index + slidePositionOf(measure(elements, 0)).to - 1;
    if (focused < 0 || (focused >= index && focused <= last)) return;
    const slide = elements.slides[focused < index ? index : last];
    slide?.removeAttribute('aria-hidden');
    slide?.querySelector('a')?.focus({ preventScroll: true });
  }

  return {
    offset() {
      const measures = measure(elementsOf(carousel), 0);
      const end = splide.index >= splide.Components.Controller.getEnd();
      return end ? Infinity : splide.index * (measures.slide + measures.gap);
    },
    go: (index) => splide.go(index),
    refresh() {
      markSlides();
      splide.refresh();
      splide.go(0);
    },
    destroy: () => splide.destroy(true),
  };
}

/** Converts a CSS time, `240ms` or `.24s`, to milliseconds. */
function milliseconds(time: string): number {
  return parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000) || 0;
}
