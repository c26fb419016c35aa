// An island that is not hydrated cannot update itself, so it is replaced by the island of the new page.
document.addEventListener('astro:before-swap', () => {
  for (const island of document.querySelectorAll('.filters astro-island[ssr]')) {
    island.removeAttribute('data-astro-transition-persist');
  }
});
