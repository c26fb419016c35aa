import { $toast, dismissToast, lifeOf, type Toast } from '#src/stores/toasts.ts';
import { onEveryPage } from './on-every-page.ts';

/* Renders the toast in the store, and removes it after its display time. */

/** For scripts that load the toast code on demand. */
export { showToast } from '#src/stores/toasts.ts';

let timer: ReturnType<typeof setTimeout> | undefined;

$toast.listen(draw);
// After a client-side navigation the toast must be drawn again.
onEveryPage(() => $toast.get() && draw($toast.get()));

// Escape closes a toast that has the focus.
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
  // Hover and focus pause the timer, so that the toast does not disappear while it is used.
  for (const act of ['pointerenter', 'focusin']) box.addEventListener(act, () => clearTimeout(timer));
  for (const act of ['pointerleave', 'focusout']) box.addEventListener(act, () => wait(toast));
  return drawn;
}

function wait(toast: Toast): void {
  clearTimeout(timer);
  const life = lifeOf(toast);
  if (Number.isFinite(life)) timer = setTimeout(() => dismissToast(toast), life);
}
