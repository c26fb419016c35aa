/** Whether the sheet was open when its page was left, so that it stays open over the list that follows. */
let wasOpen = false;

const panel = () => document.getElementById('filters');

document.addEventListener('astro:before-swap', () => {
  wasOpen = panel()?.matches(':popover-open') ?? false;
  // A panel nobody has touched has no script to bring it up to date: the new page's own takes its place.
  for (const island of document.querySelectorAll('.filters astro-island[ssr]')) {
    island.removeAttribute('data-astro-transition-persist');
  }
});

document.addEventListener('astro:after-swap', () => {
  const next = panel();
  if (wasOpen && next && !next.matches(':popover-open')) next.showPopover();
});
