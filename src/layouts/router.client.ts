import { navigate } from 'astro:transitions/client';

/*
 * Client-side navigation for links and forms of the site (decision 69). This replaces the listeners of Astro's
 * ClientRouter component, so that they are in the one script file of the layout. `data-astro-reload` opts out.
 */

/** The element that was last clicked to open in a new tab or window. A form can be submitted that way as well. */
let sentElsewhere: EventTarget | null = null;

document.addEventListener('click', (event) => {
  sentElsewhere = opensElsewhere(event) ? event.target : null;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link || sentElsewhere || event.defaultPrevented || !staysHere(link)) return;
  event.preventDefault();
  const history = link.dataset.astroHistory === 'replace' ? 'replace' : 'auto';
  void navigate(link.href, { history, sourceElement: link });
});

document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  const { submitter } = event;
  const elsewhere = submitter !== null && submitter === sentElsewhere;
  sentElsewhere = null;
  if (elsewhere || event.defaultPrevented || reloads(form)) return;
  // Read attributes, not properties: a form field may be named `action` or `method`.
  const read = (name: string) => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name);
  const method = read('method') ?? 'get';
  const address = new URL(read('action') ?? location.pathname, location.href);
  if (method === 'dialog' || address.origin !== location.origin) return;
  event.preventDefault();
  const formData = new FormData(form, submitter);
  const sourceElement = submitter ?? form;
  if (method !== 'get') return void navigate(address.href, { sourceElement, formData });
  address.search = new URLSearchParams(
    [...formData].map(([name, value]) => [name, String(value)]),
  ).toString();
  void navigate(address.href, { sourceElement });
});

// The focus leaves with its page. A focused element that is removed makes the browser lay out the old page once more, in
// the styles of the new one (decision 683). Not on the way back, where a field that loses its focus may tell of a change.
document.addEventListener('astro:before-swap', ({ sourceElement }) => {
  const { activeElement } = document;
  if (!sourceElement || activeElement?.closest('[data-astro-transition-persist]')) return;
  (activeElement as HTMLElement | null)?.blur();
});

/** A click for a new tab or window, or for a download. */
function opensElsewhere({ button, metaKey, ctrlKey, altKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || altKey || shiftKey;
}

/** Whether a link leads to a page of this site, in this window. */
function staysHere(link: HTMLAnchorElement): boolean {
  const { target, origin } = link;
  return (!target || target === '_self') && origin === location.origin && !link.download && !reloads(link);
}

function reloads({ dataset }: HTMLElement): boolean {
  return dataset.astroReload !== undefined;
}

// A page change that is interrupted by the next one, or shown without its fade, rejects a promise of the browser that
// nobody waits for. Nothing has failed.
addEventListener('unhandledrejection', (event) => {
  if ((event.reason as Error | undefined)?.name === 'AbortError') event.preventDefault();
});
