import { onEveryPage } from '#src/ui/on-every-page.ts';

/** Shows the bar while the actions of the item are out of sight. */
onEveryPage(() => {
  const bar = document.querySelector<HTMLElement>('[data-item-bar]');
  const actions = document.querySelector('[data-item-actions]');
  if (!bar || !actions) return;
  bar.hidden = false;
  new IntersectionObserver(([entry]) => {
    bar.toggleAttribute('data-shown', entry !== undefined && !entry.isIntersecting);
  }).observe(actions);
});
