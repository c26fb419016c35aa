import { showToast } from '#src/stores/toasts.ts';
import '#src/ui/toasts.client.ts';
import { onClick } from '#src/ui/on-click.ts';
import { onPage } from '#src/ui/on-page.ts';

onPage(() => {
  const button = document.querySelector<HTMLElement>('[data-share]');
  if (button) button.hidden = false;
});

onClick('[data-share]', async ({ dataset }) => {
  const title = dataset.share ?? '';
  const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
  // Most desktops have nothing to share with.
  const sent = (navigator as Partial<Navigator>).share?.({ title, url });
  if (sent) return sent.catch(unlessClosed);
  try {
    await navigator.clipboard.writeText(url);
    showToast({ text: dataset.copied ?? '' });
  } catch {
    showToast({ text: dataset.failed ?? '', kind: 'error' });
  }
});

/** Closing the sheet is a choice, not a failure. */
function unlessClosed(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) reportError(error);
}
