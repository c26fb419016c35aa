import { openDialog } from '#src/ui/dialog.ts';
import { onClick } from '#src/ui/on-click.ts';

/* Opens the site-search dialog; everything it can do is fetched when somebody turns to it. */

const OPENER = '[data-search-open]';

const wake = () => void import('./search-dialog.client.ts').then(({ setUp }) => setUp());

onClick(OPENER, (opener, event) => open(opener) && event.preventDefault());

for (const turning of ['pointerover', 'focusin', 'touchstart']) {
  document.addEventListener(turning, ({ target }) => (target as Element).closest(OPENER) && wake(), {
    passive: true,
  });
}

// Somebody has come to the header's field by the keyboard: what they type goes on in the dialog.
document.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement && target.matches(OPENER)) open(target);
});

document.addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (key !== '/' || ctrlKey || metaKey || altKey || document.querySelector('dialog:modal')) return;
  if ((target as Element).closest('input, textarea, select, [contenteditable]')) return;
  if (open()) event.preventDefault();
});

function open(opener?: HTMLElement): boolean {
  const typed = opener instanceof HTMLInputElement ? opener : undefined;
  const field = document.querySelector<HTMLInputElement>('[data-search-dialog] [name=q]');
  if (!field || !openDialog('search', opener)) return false;
  if (typed) [field.value, typed.value] = [typed.value, ''];
  wake();
  return true;
}
