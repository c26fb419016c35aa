import type { Measures } from './slide-position.ts';

/** Parts of a carousel that scripts work with. */
export interface CarouselElements {
  track: HTMLElement;
  /** Those that are not filtered out. */
  slides: HTMLElement[];
}

/** The parts of a carousel. @throws never: a carousel is rendered with all of them. */
export function elementsOf(carousel: HTMLElement): CarouselElements {
  const slides = [...carousel.querySelectorAll<HTMLElement>('[data-slide]')];
  return {
    track: carousel.querySelector<HTMLElement>('[data-carousel-track]') ?? carousel,
    slides: slides.filter((slide) => slide.offsetWidth > 0),
  };
}

/** Measures the slides and the place they are shown in. @param offset pixels from the beginning. */
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
