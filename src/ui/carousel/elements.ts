import type { Measures } from './slide-position.ts';

/** Elements of a carousel that scripts use. */
export interface CarouselElements {
  track: HTMLElement;
  /** The visible slides, without those that the filter hides. */
  slides: HTMLElement[];
}

/** The elements of a carousel. */
export function elementsOf(carousel: HTMLElement): CarouselElements {
  const slides = [...carousel.querySelectorAll<HTMLElement>('[data-slide]')];
  return {
    track: carousel.querySelector<HTMLElement>('[data-carousel-track]') ?? carousel,
    slides: slides.filter((slide) => slide.offsetWidth > 0),
  };
}

/** Measures the slides and the visible area. @param offset pixels from the start. */
export function measure({ track, slides }: CarouselElements, offset: number): Measures {
  const style = getComputedStyle(track);
  const [first] = slides;
  return {
    offset,
    slide: first?.getBoundingClientRect().width ?? 1,
    gap: first ? parseFloat(getComputedStyle(first).marginRight) : 0,
    view: track.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight),
    total: slides.length,
  };
}
