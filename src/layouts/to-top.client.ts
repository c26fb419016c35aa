import { onClick } from '#src/ui/on-click.ts';

/** Duration of the scrolling, milliseconds (§9). */
const DURATION = 500;

addEventListener('scroll', show, { passive: true });
document.addEventListener('astro:page-load', show);

onClick('[data-to-top]', scrollUp);

function show(): void {
  const button = document.querySelector<HTMLElement>('[data-to-top]');
  if (button) button.hidden = scrollY < 2 * innerHeight;
}

function scrollUp(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scrollTo(0, 0);
    return;
  }
  const from = scrollY;
  const start = performance.now();
  const step = (now: number) => {
    const part = Math.min(Math.max((now - start) / DURATION, 0), 1);
    scrollTo(0, from * (1 - part) ** 3);
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
