import { expect, it } from 'vitest';
import { createSuggestions } from './suggestions.ts';

it('a press on a suggestion leaves the focus in the field, which would ask anew and replace the suggestion', () => {
  const list = Object.assign(new EventTarget(), { id: 'search-suggestions', children: [] });
  const dialog = { querySelector: (selector: string) => (selector === '[role=listbox]' ? list : null) };
  const field = Object.assign(new EventTarget(), { setAttribute: () => undefined });
  createSuggestions(dialog as unknown as HTMLElement, field as unknown as HTMLInputElement, {
    group: () => 'watches',
    go: () => undefined,
  });
  const press = new Event('mousedown', { cancelable: true });
  list.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
});
