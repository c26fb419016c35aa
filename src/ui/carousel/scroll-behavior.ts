/** How a script scrolls: at once for visitors who want no motion, which browsers do not see to by themselves. */
export function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
