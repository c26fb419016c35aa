import { onEveryPage } from '#src/ui/on-every-page.ts';

/** Shows the bar while the actions of the item are outside the viewport. */
onEveryPage(() => {
  const bar = document.querySelector<HTMLElement>('[data-item-bar]');
  const actions = document.querySelector('[data-item-actions]');
  if (!bar || !actions) return;
  bar.hidden = false;
  new IntersectionObserver((entries) => {
    // After a fast scroll one callback has several entries; the last one is current.
    bar.toggleAttribute('data-shown', entries.at(-1)?.isIntersecting === false);
  }).observe(actions);
});
