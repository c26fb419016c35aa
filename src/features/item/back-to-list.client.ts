import { onEveryPage } from '#src/ui/on-every-page.ts';
import { LAST_LIST } from '@tourbillon/domain/sections/last-list.ts';

/** Shows the link back to the list that the item was opened from, with its filters and page. */
function showWayBack(): void {
  const place = document.querySelector<HTMLElement>('[data-back-to-list]');
  const link = place?.querySelector('a');
  const list = lastList();
  if (!place || !link || !list?.startsWith('/')) return;
  link.href = list;
  place.hidden = false;
}

/** Null also when storage is blocked. */
function lastList(): string | null {
  try {
    return sessionStorage.getItem(LAST_LIST);
  } catch {
    return null;
  }
}

onEveryPage(showWayBack);
