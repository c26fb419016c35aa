import { expect, type Locator } from '@playwright/test';
import type { Visitor } from './visitor.ts';

/** A carousel of the home page and its controls. */
export function carouselOf(
  visitor: Visitor,
  title: 'home.servicesTitle' | 'home.specialsTitle' | 'home.arrivalsTitle',
) {
  const section = visitor.page.getByRole('region', { name: visitor.t(title) });
  return {
    section,
    next: section.getByRole('button', { name: visitor.t('carousel.next') }),
    previous: section.getByRole('button', { name: visitor.t('carousel.previous') }),
    counter: section.getByText(/^\D*\d+(–\d+)? \/ \d+$/),
    cards: section.locator('[data-slide]'),
  };
}

/** Cards that are completely visible in their carousel. */
export function shownCards(section: Locator): Promise<number[]> {
  return section.evaluate((element) => {
    const track = element.querySelector('[data-carousel-track]')?.getBoundingClientRect();
    if (!track) return [];
    return [...element.querySelectorAll('[data-slide]')].flatMap((slide, index) => {
      const { left, right, width } = slide.getBoundingClientRect();
      return width > 0 && left >= track.left - 1 && right <= track.right + 1 ? [index] : [];
    });
  });
}

/** Waits until Splide controls a carousel. */
export function expectInitialized(section: Locator): Promise<void> {
  return expect(section).toHaveClass(/is-initialized/);
}
