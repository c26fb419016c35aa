import { openDialog } from '../dialog.ts';
import '../dialog.client.ts';
import { dropDraft } from './draft.ts';
import './request-form.client.ts';
import { setUpForm } from './set-up-form.ts';

/** Cache of fetched form pages, by address. */
const pages = new Map<string, Promise<Document>>();

/**
 * Fetches the page of a form, once until the next navigation.
 * @throws when it is not available; the next call tries again.
 */
export function prepareRequest(address: string): Promise<Document> {
  const found = pages.get(address);
  if (found) return found;
  const page = fetchPage(address);
  pages.set(address, page);
  page.catch(() => pages.delete(address));
  return page;
}

/**
 * Opens the dialog with the form that a link leads to. Does nothing if the link's page was left meanwhile.
 * @throws when the form is not available.
 */
export async function openRequest(opener: HTMLAnchorElement): Promise<void> {
  const page = await prepareRequest(opener.href);
  if (!opener.isConnected) return;
  const dialog = document.querySelector<HTMLDialogElement>('[data-request-dialog]');
  const place = dialog?.querySelector<HTMLElement>('[data-request-place]');
  const part = page.querySelector<HTMLElement>('[data-request]');
  if (!dialog || !place || !part) throw new Error('There is no form at that address');
  const mine = document.importNode(part, true);
  dialog.querySelector('h2')!.textContent = mine.dataset.title ?? '';
  place.replaceChildren(mine);
  document.dispatchEvent(new Event('contact:shown'));
  setUpForm(mine);
  await openDialog(dialog.id, opener);
  shown.add(mine);
  // Focus the first field and not the close button.
  mine.querySelector<HTMLElement>('input:not([type=hidden], .form-trap)')?.focus();
}

async function fetchPage(address: string): Promise<Document> {
  const response = await fetch(address, { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`Form: status ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  await Promise.all([...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(addStyles));
  return page;
}

/** Loads the stylesheets of the form's page that this page does not have. */
function addStyles({ href }: HTMLLinkElement): Promise<void> | undefined {
  const { pathname } = new URL(href, location.href);
  const known = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  if (known.some((link) => new URL(link.href).pathname === pathname)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = pathname;
  const loaded = new Promise<void>((resolve) => {
    link.onload = link.onerror = () => resolve();
  });
  document.head.append(link);
  return loaded;
}

/** Forms whose dialog was opened with them. */
const shown = new WeakSet<HTMLElement>();

/** Dialogs closed by Escape or a click on the backdrop, and not by the close button or a navigation. */
const dismissed = new WeakSet<EventTarget>();

document.addEventListener('cancel', ({ target }) => target && dismissed.add(target), true);
document.addEventListener('pointerdown', ({ target }) => {
  if (target instanceof HTMLDialogElement && target.matches('[data-request-dialog]')) dismissed.add(target);
});
document.addEventListener(
  'close',
  ({ target }) => {
    if (!(target instanceof HTMLDialogElement) || !target.matches('[data-request-dialog]')) return;
    const part = target.querySelector<HTMLElement>('[data-request]');
    const isDismissed = dismissed.delete(target);
    // The event fires after closing: another form may be there by then, before the picture after which it is shown.
    if (!part || !shown.has(part)) return;
    if (isDismissed && 'resets' in part.dataset) dropDraft(part.dataset.request ?? '');
    if (!target.open) part.remove();
  },
  true,
);
// The client router replaces the dialog and its styles, so the cache is no longer valid.
document.addEventListener('astro:after-swap', () => pages.clear());

onAgain();

/** After a sent request: opens the same form again, empty. */
function onAgain(): void {
  document.addEventListener(
    'click',
    (event) => {
      const again = (event.target as Element).closest<HTMLAnchorElement>('a[data-request-again]');
      if (!again?.closest('[data-request-dialog]')) return;
      event.preventDefault();
      void openRequest(again);
    },
    true,
  );
}
