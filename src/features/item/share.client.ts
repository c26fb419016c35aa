import type { Toast } from '#src/stores/toasts.ts';
import { onClick } from '#src/ui/on-click.ts';
import { onEveryPage } from '#src/ui/on-every-page.ts';

onEveryPage(() => {
  const button = document.querySelector<HTMLElement>('[data-share]');
  if (button) button.hidden = false;
});

onClick('[data-share]', async ({ dataset }) => {
  const title = dataset.share ?? '';
  const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
  // Most desktop browsers have no Web Share API.
  const sent = (navigator as Partial<Navigator>).share?.({ title, url });
  if (sent) return sent.catch(unlessClosed);
  let toast: Toast = { text: dataset.copied ?? '' };
  try {
    await navigator.clipboard.writeText(url);
  } catch {
    toast = { text: dataset.failed ?? '', kind: 'error' };
  }
  // The toast code loads on demand.
  const { showToast } = await import('#src/ui/toasts.client.ts');
  showToast(toast);
});

/** Closing the share sheet is not an error. */
function unlessClosed(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) reportError(error);
}
