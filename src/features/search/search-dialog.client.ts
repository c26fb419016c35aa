import { navigate } from 'astro:transitions/client';
import { searchPath, type SearchGroup } from '@tourbillon/domain/sections/search-groups.ts';
import { openDialog } from '#src/ui/dialog.ts';
import '#src/ui/dialog.client.ts';
import { showHistory } from './history-list.ts';
import { createSuggestions } from './suggestions.ts';

/**
 * Shows suggestions and history in each dialog that is set up; after a client-side navigation there is a new one. Not
 * by `toggle`, which Safari before version 26 does not send for a dialog.
 */
const shows = new WeakMap<HTMLElement, () => void>();

/** Whether the dialog is about to open. What is typed meanwhile is still in the opener. */
let isOpening = false;

/** Opens the search dialog of the page. Text that was typed into its opener until then moves into the dialog. */
export async function openSearch(opener?: HTMLElement): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('[data-search-dialog] [name=q]');
  if (!field || isOpening) return;
  isOpening = true;
  await openDialog('search', opener);
  isOpening = false;
  if (opener instanceof HTMLInputElement) [field.value, opener.value] = [opener.value, ''];
  setUp();
}

/** Shows suggestions and history in the search dialog of the page, and adds them and the section selection at first. */
function setUp(): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-search-dialog]');
  const form = dialog?.querySelector('form');
  const field = form?.querySelector<HTMLInputElement>('[name=q]');
  if (!dialog || !form || !field) return;
  const known = shows.get(dialog);
  if (known) return known();

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
  shows.set(dialog, show);
  // For input before this code was loaded.
  show();
}
