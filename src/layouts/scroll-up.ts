/** Duration of the scrolling, milliseconds (§9). */
const DURATION = 500;

/** Scrolls to the top and focuses the main content; at once for visitors who want no motion. */
export function scrollUp(): void {
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
