import { CONSENTS } from '@tourbillon/domain/contract/consent.ts';

/** What of a form is kept, by name. */
export type Draft = Record<string, string>;

/**
 * What is never kept: consent is given each time again, checks are of the moment, secrets and files stay out. Of hidden
 * fields only the key of the opening is kept: the item a form is about is that of the page.
 */
const NOT_KEPT = new Set<string>([
  ...CONSENTS,
  ...['robot', 'question', 'answer', 'feedback_phone', 'upload', 'order'],
]);
const NOT_KEPT_TYPES = new Set(['file', 'submit', 'button']);

/** By name: a password that is shown is a field of text. */
const PASSWORD = /password/;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Where drafts are kept: the session of one tab, so that a closed dialog or a reload loses nothing. */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps what is typed into the form of an address. A store that is full or forbidden keeps nothing. */
export function keepDraft(page: string, form: HTMLFormElement, store: Store = sessionStorage): void {
  const draft: Draft = {};
  for (const control of controlsOf(form)) {
    if (!isChoice(control) || control.checked) draft[control.name] = control.value;
  }
  try {
    store.setItem(keyOf(page), JSON.stringify(draft));
  } catch {
    // Private windows may have no room; the form itself still holds everything.
  }
}

/** Puts a draft back into a form. @returns whether there was one. */
export function restoreDraft(page: string, form: HTMLFormElement, store: Store = sessionStorage): boolean {
  const draft = readDraft(page, store);
  if (!draft) return false;
  for (const control of controlsOf(form)) {
    const value = draft[control.name];
    if (value === undefined) continue;
    if (isChoice(control)) control.checked = control.value === value;
    else control.value = value;
  }
  return true;
}

/** The form has done its work, or was dismissed. */
export function dropDraft(page: string, store: Store = sessionStorage): void {
  try {
    store.removeItem(keyOf(page));
  } catch {
    // As above.
  }
}

function readDraft(page: string, store: Store): Draft | undefined {
  try {
    return (JSON.parse(store.getItem(keyOf(page)) ?? 'null') as Draft | null) ?? undefined;
  } catch {
    return undefined;
  }
}

function controlsOf(form: HTMLFormElement): Control[] {
  return ([...form.elements] as Control[]).filter(
    ({ name, type }) =>
      name &&
      !NOT_KEPT.has(name) &&
      !PASSWORD.test(name) &&
      !NOT_KEPT_TYPES.has(type) &&
      (type !== 'hidden' || name === 'key'),
  );
}

function isChoice(control: Control): control is HTMLInputElement {
  return control.type === 'radio' || control.type === 'checkbox';
}

function keyOf(page: string): string {
  return `draft:${page}`;
}
