import { CONSENTS } from '@tourbillon/domain/contract/consent.ts';

/** The saved values of a form, by name. */
export type Draft = Record<string, string>;

/**
 * Fields that are never saved: consents are given again each time, check values expire, secrets and files are
 * private. The only hidden field that is saved is the idempotency key: the item comes from the page.
 */
const NOT_KEPT = new Set<string>([
  ...CONSENTS,
  ...['robot', 'question', 'answer', 'feedback_phone', 'upload', 'order'],
]);
const NOT_KEPT_TYPES = new Set(['file', 'submit', 'button']);

/** By name, because a visible password has the type `text`. */
const PASSWORD = /password/;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Storage for drafts: session storage, so that a closed dialog or a reload loses nothing. */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Saves the values of the form of an address. Does nothing when storage is full or blocked. */
export function keepDraft(page: string, form: HTMLFormElement, store: Store = sessionStorage): void {
  const draft: Draft = {};
  for (const control of controlsOf(form)) {
    if (!isChoice(control) || control.checked) draft[control.name] = control.value;
  }
  try {
    store.setItem(keyOf(page), JSON.stringify(draft));
  } catch {
    // Storage may be full or blocked in private windows; the form itself keeps its values.
  }
}

/** Restores a draft into a form. @returns whether there was one. */
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

/** Deletes the draft after the form is sent or dismissed. */
export function dropDraft(page: string, store: Store = sessionStorage): void {
  try {
    store.removeItem(keyOf(page));
  } catch {
    // Storage is blocked, so there is no draft.
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
