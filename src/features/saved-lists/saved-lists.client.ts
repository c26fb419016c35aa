import { type SavedItem, type SavedList, savedItemOf } from '#src/stores/saved-items.ts';
import { $saved, addViewed, followSavedLists, toggleSaved } from '#src/stores/saved-lists.ts';
import { onClick } from '#src/ui/on-click.ts';
import { onEveryPage } from '#src/ui/on-every-page.ts';

const LISTS = ['favorite', 'comparison'] as const;

followSavedLists();
for (const list of LISTS) $saved[list].listen(() => showState(list));

onEveryPage(() => {
  furnishCards();
  for (const list of LISTS) showState(list);
  const seen = document.querySelector('[data-save-place]') && savedItemOf(location.pathname);
  if (seen) addViewed(seen);
});
document.addEventListener('cards:shown', () => {
  furnishCards();
  for (const list of LISTS) showState(list);
});

onClick<HTMLButtonElement>('[data-save]', (button, event) => {
  const item = itemOf(button);
  if (!item) return;
  event.preventDefault();
  toggleSaved(button.dataset.save as (typeof LISTS)[number], item);
});

/** Adds the save buttons to cards and offers that do not have them yet. */
function furnishCards(): void {
  const template = document.querySelector<HTMLTemplateElement>('#save-buttons');
  const places = document.querySelectorAll('[data-card], [data-save-place]');
  for (const place of places) {
    if (!template || place.querySelector('[data-save]')) continue;
    const buttons = template.content.cloneNode(true) as DocumentFragment;
    const name =
      place.querySelector('h3, [data-name]')?.textContent ?? document.querySelector('h1')?.textContent ?? '';
    for (const button of buttons.querySelectorAll<HTMLElement>('[data-save]')) {
      const label = button.dataset.label?.replace('{{name}}', name.trim().replace(/\s+/g, ' '));
      button.setAttribute('aria-label', label ?? '');
    }
    place.append(buttons);
  }
}

function itemOf(button: Element): SavedItem | undefined {
  const link = button.closest('[data-card]')?.querySelector('a[href]');
  return savedItemOf(link?.getAttribute('href') ?? location.pathname);
}

/** Shows the state of a list in its buttons and in the header's count. */
function showState(list: SavedList): void {
  const items = $saved[list].get();
  const urls = new Set(items.map(({ url }) => url));
  for (const button of document.querySelectorAll(`[data-save="${list}"]`)) {
    button.setAttribute('aria-pressed', String(urls.has(itemOf(button)?.url ?? '')));
  }
  for (const count of document.querySelectorAll<HTMLElement>(`[data-saved-count="${list}"]`)) {
    count.textContent = String(items.length);
    count.hidden = items.length === 0;
  }
}
