import type { Page } from '@playwright/test';

/**
 * Controls whose outline of the focus is cut off by an element around them which scrolls or hides what is outside of
 * it, one line each. Slides of a carousel may touch its edge: their outline is seen on the other sides.
 */
export function cutOutlines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sides = ({ left, top, right, bottom }: DOMRect, reach: number) => [
      left - reach,
      top - reach,
      -right - reach,
      -bottom - reach,
    ];
    const isWithin = (inner: number[], outer: number[]) =>
      inner.every((side, index) => side >= (outer[index] ?? 0) - 0.5);
    const clips = (element: Element) =>
      getComputedStyle(element).overflow !== 'visible' && !element.matches('body, html, .splide__track');
    const isCut = (control: HTMLElement) => {
      control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      control.focus({ focusVisible: true, preventScroll: true } as FocusOptions);
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(control);
      if (outlineStyle === 'none') return false;
      const box = control.getBoundingClientRect();
      const ring = sides(box, parseFloat(outlineWidth) + parseFloat(outlineOffset));
      for (let around = control.parentElement; around; around = around.parentElement) {
        if (!clips(around)) continue;
        const edge = sides(around.getBoundingClientRect(), 0);
        // What is itself partly outside can be scrolled to.
        if (!isWithin(sides(box, 0), edge)) return false;
        if (!isWithin(ring, edge)) return true;
      }
      return false;
    };
    return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')]
      .filter(
        (control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert]'),
      )
      .filter(isCut)
      .map((control) => control.outerHTML.slice(0, 160));
  });
}
