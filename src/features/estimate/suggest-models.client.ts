/* Models and references under the field, as the search suggests them for what is typed; the list is the browser's own. */
import type { PublicAddress } from '@tourbillon/domain/contract/index.ts';
import type { SearchHit } from '@tourbillon/domain/contract/search.ts';
import { SEARCH_TYPES } from '@tourbillon/domain/sections/search-groups.ts';

/** The call that suggests. */
const SUGGESTIONS = '/api/search/suggestions' satisfies PublicAddress;

/** Milliseconds after the last key before suggestions are asked for. */
const PAUSE = 150;

let timer: ReturnType<typeof setTimeout> | undefined;
let request: AbortController | undefined;

document.addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.name !== 'model') return;
  const form = target.closest<HTMLFormElement>('[data-estimate]');
  const typed = target.value.trim();
  clearTimeout(timer);
  if (form && typed.length > 1) timer = setTimeout(() => void suggest(form, typed), PAUSE);
});

async function suggest(form: HTMLFormElement, typed: string): Promise<void> {
  const list = form.querySelector('datalist#estimate-models');
  const brand = form.querySelector<HTMLInputElement>('[name=brand]')?.value.trim() ?? '';
  request?.abort();
  request = new AbortController();
  const { signal } = request;
  const ask = async (type: number): Promise<SearchHit[]> => {
    const parameters = new URLSearchParams({ q: `${brand} ${typed}`, type: String(type) });
    const response = await fetch(`${SUGGESTIONS}?${parameters}`, { signal });
    return response.ok ? ((await response.json()) as { data: SearchHit[] }).data : [];
  };
  try {
    const hits = (await Promise.all([SEARCH_TYPES.watches, SEARCH_TYPES.archive].map(ask))).flat();
    const names = hits
      .filter(({ kind }) => kind === 'collection' || kind === 'item')
      .map(({ title }) => without(brand, title));
    list?.replaceChildren(...[...new Set(names)].map((name) => new Option(undefined, name)));
  } catch {
    // Given up for the next letters, or offline: what is typed will do.
  }
}

/** A name without the brand that stands in its own field. */
function without(brand: string, name: string): string {
  const isFirst = brand !== '' && name.toLowerCase().startsWith(`${brand.toLowerCase()} `);
  return isFirst ? name.slice(brand.length + 1) : name;
}
