import { navigate } from 'astro:transitions/client';
import { searchPath, type SearchGroup } from '@tourbillon/domain/sections/search-groups.ts';
import { openDialog } from '#src/ui/dialog.ts';
import '#src/ui/dialog.client.ts';
import { showHistory } from './history-list.ts';
import { createSuggestions } from './suggestions.ts';

/** Dialogs that are set up; after a client-side navigation there is a new one. */
const done = new WeakSet<HTMLElement>();

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

/**
 * Adds suggestions, history and section selection to the search dialog of the page; does nothing if they are already
 * there.
 */
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
  // For input before this code was loaded, and for each time the dialog opens again.
  dialog.addEventListener('toggle', () => dialog.open && show());
  show();
}
