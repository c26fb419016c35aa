import { onClick } from '#src/ui/on-click.ts';

addEventListener('scroll', show, { passive: true });
// In the next frame: asking for the position lays the page out (decision 683).
document.addEventListener('astro:page-load', () => requestAnimationFrame(show));

// Loaded by the click, which most pages never get.
onClick(
  '[data-to-top]',
  () =>
    void import('./scroll-up.ts').then(
      ({ scrollUp }) => scrollUp(),
      () => scrollTo(0, 0),
    ),
);

function show(): void {
  const button = document.querySelector<HTMLElement>('[data-to-top]');
  if (button) button.hidden = scrollY < 2 * innerHeight;
}
