import type { PublicAddress } from '@tourbillon/domain/contract/index.ts';
import type { SearchHit } from '@tourbillon/domain/contract/search.ts';
import { numberFormat } from '@tourbillon/domain/i18n/number-format.ts';
import { pluralText } from '@tourbillon/domain/i18n/plural.ts';
import { SEARCH_TYPES, type SearchGroup } from '@tourbillon/domain/sections/search-groups.ts';
import { thinDigitSpaces } from '@tourbillon/domain/i18n/digit-grouping.ts';
import { dialogTexts } from './dialog-texts.ts';
import { hitPath } from './hit-path.ts';

/** Address of the suggestions call. */
const SUGGESTIONS = '/api/search/suggestions' satisfies PublicAddress;

/** Delay after the last key before the call, milliseconds. */
const PAUSE = 120;

/** Minimum length of a query for suggestions, characters. */
const SHORTEST = 2;

interface SuggestionsResponse {
  corrected: string | null;
  data: SearchHit[];
}

interface Surroundings {
  group: () => SearchGroup;
  /** Navigates to an address. */
  go: (address: string) => void;
}

/**
 * Suggestions under a search field, as a combobox with a listbox (WAI-ARIA). Arrow keys select, Enter opens the
 * selected suggestion. The first Escape closes the list, the next one the dialog. Without a selection Enter searches
 * for the typed text.
 */
export function createSuggestions(dialog: HTMLElement, field: HTMLInputElement, { group, go }: Surroundings) {
  const texts = dialogTexts(dialog);
  const list = dialog.querySelector<HTMLElement>('[role=listbox]');
  const note = dialog.querySelector<HTMLElement>('[data-corrected]');
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

  const show = ({ corrected, data }: SuggestionsResponse) => {
    if (!list || !note || !status) return;
    choose(undefined);
    list.replaceChildren(...data.map((hit, place) => optionOf(hit, place)));
    list.hidden = data.length === 0;
    field.ariaExpanded = String(data.length > 0);
    note.hidden = corrected === null || data.length === 0;
    note.textContent = texts.messages['search.corrected'].replace('{{query}}', () => corrected ?? '');
    status.textContent = asked ? pluralText(texts.count, data.length, texts.iso) : '';
  };

  const optionOf = (hit: SearchHit, place: number): HTMLElement => {
    const option = document.createElement('li');
    option.id = `search-suggestion-${place}`;
    option.role = 'option';
    option.ariaSelected = 'false';
    option.dataset.href = hitPath(hit);
    const title = document.createElement('span');
    title.textContent = hit.title.replaceAll('*', '');
    title.lang = hit.lang;
    const kind = document.createElement('small');
    const label = texts.messages[`search.kind_${hit.kind}` as keyof typeof texts.messages];
    const count = hit.count === null ? '' : thinDigitSpaces(numberFormat(texts.iso).format(hit.count));
    kind.textContent = [label, count].filter(Boolean).join(' · ');
    option.append(title, ' ', kind);
    return option;
  };

  const fetchFor = async (query: string) => {
    request?.abort();
    request = new AbortController();
    const parameters = new URLSearchParams({ q: query, type: String(SEARCH_TYPES[group()]) });
    try {
      const response = await fetch(`${SUGGESTIONS}?${parameters}`, { signal: request.signal });
      if (response.ok) show((await response.json()) as SuggestionsResponse);
    } catch {
      // Aborted by the next key, or offline: the field still searches.
    }
  };

  const stop = () => {
    clearTimeout(timer);
    request?.abort();
    asked = '';
    show({ corrected: null, data: [] });
  };

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
    else if (event.key === 'Escape') stop();
    else return;
    event.preventDefault();
  });

  return {
    /** Requests suggestions after a pause; hides them when the query is too short. */
    ask(query: string) {
      clearTimeout(timer);
      if (query.length < SHORTEST) return stop();
      asked = query;
      timer = setTimeout(() => void fetchFor(query), PAUSE);
    },
    stop,
  };
}
