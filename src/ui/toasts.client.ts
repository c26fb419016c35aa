import { $toast, dismissToast, lifeOf, type Toast } from '#src/stores/toasts.ts';
import { onPage } from './on-page.ts';

/* Draws the toast of the store, and ends it when it has been read. */

/** For scripts that fetch toasts with the first one to show. */
export { showToast } from '#src/stores/toasts.ts';

let timer: ReturnType<typeof setTimeout> | undefined;

$toast.listen(draw);
// The router has brought a new page, without what was drawn on the old one.
onPage(() => $toast.get() && draw($toast.get()));

// Escape from inside it closes it, like everything that floats.
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape' && document.activeElement?.closest('[data-toast]')) dismissToast();
});

function draw(toast: Toast | undefined): void {
  clearTimeout(timer);
  const region = document.querySelector('[data-toasts]');
  region?.querySelector('[data-toast]')?.remove();
  const drawn = toast && region?.querySelector('template')?.content.cloneNode(true);
  if (!drawn || !region) return;
  region.append(fill(drawn as DocumentFragment, toast));
  wait(toast);
}

function fill(drawn: DocumentFragment, toast: Toast): DocumentFragment {
  const box = drawn.querySelector<HTMLElement>('[data-toast]');
  const text = drawn.querySelector('[data-text]');
  const link = drawn.querySelector<HTMLAnchorElement>('[data-link]');
  if (!box || !text || !link) return drawn;
  text.textContent = toast.text;
  if (toast.link)
    Object.assign(link, { textContent: toast.link.title, href: toast.link.href, hidden: false });
  if (toast.kind === 'error') box.setAttribute('role', 'alert');
  box.dataset.kind = toast.kind ?? 'plain';
  box.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a, button')) dismissToast(toast);
  });
  // Nobody loses what they are reading or about to press.
  for (const act of ['pointerenter', 'focusin']) box.addEventListener(act, () => clearTimeout(timer));
  for (const act of ['pointerleave', 'focusout']) box.addEventListener(act, () => wait(toast));
  return drawn;
}

function wait(toast: Toast): void {
  clearTimeout(timer);
  const life = lifeOf(toast);
  if (Number.isFinite(life)) timer = setTimeout(() => dismissToast(toast), life);
}
