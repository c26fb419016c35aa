import { onEveryPage } from '#src/ui/on-every-page.ts';

/** Shows the bar while the actions of the item are out of sight. */
onEveryPage(() => {
  const bar = document.querySelector<HTMLElement>('[data-item-bar]');
  const actions = document.querySelector('[data-item-actions]');
  if (!bar || !actions) return;
  bar.hidden = false;
  new IntersectionObserver((entries) => {
    // A leap over the page is told in one go, what is true now at its end.
    bar.toggleAttribute('data-shown', entries.at(-1)?.isIntersecting === false);
  }).observe(actions);
});
