import { onClick } from '#src/ui/on-click.ts';
import { onEveryPage } from '#src/ui/on-every-page.ts';

const panel = () => document.querySelector<HTMLDialogElement>('dialog[data-menu]');

/** Without JavaScript the menu button is a link to the footer's menu; with it, a button that opens the panel. */
onEveryPage(() => {
  const button = document.querySelector('[data-menu-button]');
  button?.setAttribute('role', 'button');
  button?.setAttribute('aria-haspopup', 'dialog');
});

onClick('[data-menu-button]', (_, event) => {
  event.preventDefault();
  panel()?.showModal();
});

onClick('dialog[data-menu]', (_, { target }) => {
  // The dialog itself is hit only outside its contents: on the backdrop.
  if (target === panel() || (target as Element).closest('a, [data-close]')) panel()?.close();
});

// What looks like a button to a screen reader answers to the space bar too.
document.addEventListener('keydown', (event) => {
  const target = event.target as HTMLElement;
  if (event.key !== ' ' || !target.closest('[data-menu-button]')) return;
  event.preventDefault();
  target.click();
});

document.addEventListener('astro:before-preparation', () => panel()?.close());
