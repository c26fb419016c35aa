/** Whether the sheet was open before the navigation; it is opened again on the next list. */
let wasOpen = false;

const panel = () => document.getElementById('filters');

document.addEventListener('astro:before-swap', () => {
  wasOpen = panel()?.matches(':popover-open') ?? false;
  // An island that is not hydrated cannot update itself, so it is replaced by the island of the new page.
  for (const island of document.querySelectorAll('.filters astro-island[ssr]')) {
    island.removeAttribute('data-astro-transition-persist');
  }
});

document.addEventListener('astro:after-swap', () => {
  const next = panel();
  if (wasOpen && next && !next.matches(':popover-open')) next.showPopover();
});
