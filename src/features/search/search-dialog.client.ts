import { navigate } from 'astro:transitions/client';
import { searchPath, type SearchGroup } from '@tourbillon/domain/sections/search-groups.ts';
import { openDialog } from '#src/ui/dialog.ts';
import '#src/ui/dialog.client.ts';
import { showHistory } from './history-list.ts';
import { createSuggestions } from './suggestions.ts';

/** What a dialog has been set up for: the router brings a new one with each page. */
const done = new WeakSet<HTMLElement>();

/** Opens the search dialog of the page; what was typed into its opener goes on in it. */
export function openSearch(opener?: HTMLElement): void {
  const field = document.querySelector<HTMLInputElement>('[data-search-dialog] [name=q]');
  if (!field || !openDialog('search', opener)) return;
  if (opener instanceof HTMLInputElement) [field.value, opener.value] = [opener.value, ''];
  setUp();
}

/** Makes the search dialog of the page suggest, remember and search where it is told to; again does nothing. */
function setUp(): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-search-dialog]');
  const form = dialog?.querySelector('form');
  const field = form?.querySelector<HTMLInputElement>('[name=q]');
  if (!dialog || !form || !field || done.has(dialog)) return;
  done.add(dialog);

  const group = () => dialog.querySelector<HTMLInputElement>('[name=group]:checked')?.value as SearchGroup;
  const go = (address: string) => {
    dialog.close();
    void navigate(address);
  };
  const search = (query: string) => go(searchPath({ group: group(), query }));
  const suggestions = createSuggestions(dialog, field, { group, go });

  const show = () => {
    const query = field.value.trim();
    showHistory(dialog, query === '', search);
    suggestions.ask(query);
  };
  field.addEventListener('input', show);
  dialog.addEventListener('change', show);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const query = field.value.trim();
    if (query) search(query);
  });
  dialog.addEventListener('close', () => suggestions.stop());
  // Opened or typed into before this was there, and each time it is opened again.
  dialog.addEventListener('toggle', () => dialog.open && show());
  show();
}
