/* Suggests models and references from the site search while the visitor types, in a native `<datalist>`. */
import type { PublicAddress } from '@tourbillon/domain/contract/index.ts';
import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import type { searchSuggestions } from '@tourbillon/domain/contract/search.ts';
import { SEARCH_TYPES } from '@tourbillon/domain/sections/search-groups.ts';
import { pieceName } from '@tourbillon/domain/texts/piece-name.ts';

/** Address of the suggestions call. */
const SUGGESTIONS = '/api/search/suggestions' satisfies PublicAddress;

/** Delay after the last key before the call, milliseconds. */
const TYPING_DELAY_MS = 150;

type Suggestions = ResponseOf<typeof searchSuggestions>;

let timer: ReturnType<typeof setTimeout> | undefined;
let request: AbortController | undefined;

document.addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.name !== 'model') return;
  const form = target.closest<HTMLFormElement>('[data-estimate]');
  const typed = target.value.trim();
  clearTimeout(timer);
  if (form && typed.length > 1) timer = setTimeout(() => void suggest(form, typed), TYPING_DELAY_MS);
});

async function suggest(form: HTMLFormElement, typed: string): Promise<void> {
  const list = form.querySelector('datalist#estimate-models');
  const brand = form.querySelector<HTMLInputElement>('[name=brand]')?.value.trim() ?? '';
  request?.abort();
  request = new AbortController();
  const { signal } = request;
  const ask = async (type: number): Promise<string[]> => {
    const parameters = new URLSearchParams({ q: `${brand} ${typed}`, type: String(type) });
    const response = await fetch(`${SUGGESTIONS}?${parameters}`, { signal });
    return response.ok ? namesIn((await response.json()) as Suggestions) : [];
  };
  try {
    const found = (await Promise.all([SEARCH_TYPES.watches, SEARCH_TYPES.archive].map(ask))).flat();
    const names = found.map((name) => without(brand, name));
    list?.replaceChildren(...[...new Set(names)].map((name) => new Option(undefined, name)));
  } catch {
    // Aborted by the next key, or offline: the field works without suggestions.
  }
}

/** Names of watches and collections. */
function namesIn({ items, data }: Suggestions): string[] {
  return [
    ...items.map(({ brand, model, reference }) => pieceName(brand.title, model, reference)),
    ...data.flatMap(({ kind, title }) => (kind === 'collection' ? [title] : [])),
  ];
}

/** A name without its brand, which has its own field. */
function without(brand: string, name: string): string {
  const isFirst = brand !== '' && name.toLowerCase().startsWith(`${brand.toLowerCase()} `);
  return isFirst ? name.slice(brand.length + 1) : name;
}
