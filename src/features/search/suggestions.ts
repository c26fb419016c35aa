import { SEARCH_TYPES, type SearchGroup } from '@tourbillon/domain/sections/search-groups.ts';

/** Address of the suggestions. */
const SUGGESTIONS = '/search/suggestions/';

/** Delay after the last key before the call, milliseconds. */
const TYPING_DELAY_MS = 120;

/** Minimum length of a query for suggestions, characters. */
const MIN_LENGTH = 2;

interface Surroundings {
  group: () => SearchGroup;
  /** Navigates to an address. */
  go: (address: string) => void;
}

/**
 * Suggestions under a search field, as a combobox with a listbox (WAI-ARIA). The server renders the options; while
 * the field is empty they are popular brands and collections. Arrow keys select, Enter opens the selected suggestion.
 * The first Escape closes the list for a query, the next one the dialog. Without a selection Enter searches for the
 * typed text.
 */
export function createSuggestions(dialog: HTMLElement, field: HTMLInputElement, { group, go }: Surroundings) {
  const list = dialog.querySelector<HTMLElement>('[role=listbox]');
  const note = dialog.querySelector<HTMLElement>('[data-note]');
  const status = dialog.querySelector<HTMLElement>('[data-status]');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request: AbortController | undefined;
  let asked = '';

  field.role = 'combobox';
  field.setAttribute('aria-autocomplete', 'list');
  field.setAttribute('aria-controls', list?.id ?? '');
  field.ariaExpanded = 'false';

  const options = () => [...(list?.children ?? [])] as HTMLElement[];
  const chosen = () => options().find((option) => option.ariaSelected === 'true');
  const choose = (option: HTMLElement | undefined) => {
    for (const one of options()) one.ariaSelected = String(one === option);
    if (option) field.setAttribute('aria-activedescendant', option.id);
    else field.removeAttribute('aria-activedescendant');
    option?.scrollIntoView({ block: 'nearest' });
  };

  /** Shows the options of an answer; without one there are none. */
  const show = (fresh?: HTMLElement | null) => {
    if (!list || !note || !status) return;
    choose(undefined);
    list.replaceChildren(...(fresh?.children ?? []));
    const isEmpty = list.childElementCount === 0;
    list.hidden = isEmpty;
    field.ariaExpanded = String(!isEmpty);
    note.textContent = fresh?.dataset.note ?? '';
    note.hidden = note.textContent === '';
    status.textContent = fresh?.dataset.status ?? '';
  };

  const fetchFor = async (query: string) => {
    request?.abort();
    request = new AbortController();
    const parameters = new URLSearchParams({ q: query, type: String(SEARCH_TYPES[group()]) });
    if (!query) parameters.delete('q');
    try {
      const response = await fetch(`${SUGGESTIONS}?${parameters}`, { signal: request.signal });
      if (!response.ok) return;
      const page = new DOMParser().parseFromString(await response.text(), 'text/html');
      show(page.querySelector('ul'));
    } catch {
      // Aborted by the next key, or offline: the field still searches.
    }
  };

  const stop = () => {
    clearTimeout(timer);
    request?.abort();
    asked = '';
    show();
  };

  // The field keeps the focus. Leaving it would ask anew and replace the option under a mouse that is pressed slowly.
  list?.addEventListener('mousedown', (event) => event.preventDefault());
  list?.addEventListener('click', ({ target }) => {
    const address = (target as Element).closest<HTMLElement>('[data-href]')?.dataset.href;
    if (address) go(address);
  });
  field.addEventListener('keydown', (event) => {
    const all = options();
    if (event.isComposing || all.length === 0) return;
    const place = all.findIndex((option) => option === chosen());
    if (event.key === 'ArrowDown') choose(all[place + 1]);
    else if (event.key === 'ArrowUp') choose(place < 0 ? all.at(-1) : all[place - 1]);
    else if (event.key === 'Enter' && place >= 0) go(all[place]?.dataset.href ?? '/search/');
    else if (event.key === 'Escape' && asked) stop();
    else return;
    event.preventDefault();
  });

  return {
    /** Requests suggestions after a pause; at once while the field is empty. None for one letter. */
    ask(query: string) {
      clearTimeout(timer);
      if (query.length > 0 && query.length < MIN_LENGTH) return stop();
      asked = query;
      if (query) timer = setTimeout(() => void fetchFor(query), TYPING_DELAY_MS);
      else void fetchFor('');
    },
    stop,
  };
}
