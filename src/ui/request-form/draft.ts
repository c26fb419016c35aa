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

/**
 * Storage for drafts: session storage, so that a closed dialog or a reload loses nothing. With site data forbidden,
 * reading `sessionStorage` throws, so it is read where that is caught.
 */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Fields that mean the same whatever the form is about: who asks, and their pledge ticket. */
const SHARED = new Set(['user_name', 'telephone', 'country', 'type_contact', 'nickname', 'email', 'ticket']);

/**
 * Whether all addresses of a form share the draft of a field (decision 617). A field that the address itself fills in
 * belongs to that address.
 */
export function isShared(address: string, name: string): boolean {
  return SHARED.has(name) && !new URLSearchParams(address.split('?')[1]).has(name);
}

/** Saves the values of the form of an address. Does nothing when storage is full or blocked. */
export function keepDraft(address: string, form: HTMLFormElement, store?: Store): void {
  const [own, shared]: [Draft, Draft] = [{}, {}];
  for (const control of controlsOf(form)) {
    const draft = isShared(address, control.name) ? shared : own;
    if (!isChoice(control) || control.checked) draft[control.name] = control.value;
  }
  try {
    store ??= sessionStorage;
    store.setItem(ownKey(address), JSON.stringify(own));
    store.setItem(sharedKey(address), JSON.stringify(shared));
  } catch {
    // Storage may be full or blocked in private windows; the form itself keeps its values.
  }
}

/**
 * Restores a draft into a form. What the visitor or the browser has filled in since the page came stays, and with a
 * number its country. @returns whether there was a draft.
 */
export function restoreDraft(address: string, form: HTMLFormElement, store?: Store): boolean {
  const own = readDraft(ownKey(address), store);
  const shared = readDraft(sharedKey(address), store);
  const controls = controlsOf(form);
  const changed = new Set(controls.filter(isChanged).map(({ name }) => name));
  if (changed.has('telephone')) changed.add('country');
  for (const control of controls) {
    if (changed.has(control.name)) continue;
    const value = (isShared(address, control.name) ? shared : own)?.[control.name];
    if (value === undefined) continue;
    if (isChoice(control)) control.checked = control.value === value;
    else control.value = value;
  }
  return (own ?? shared) !== undefined;
}

/** Deletes the draft after the form is sent or dismissed. */
export function dropDraft(address: string, store?: Store): void {
  try {
    store ??= sessionStorage;
    store.removeItem(ownKey(address));
    store.removeItem(sharedKey(address));
  } catch {
    // Storage is blocked, so there is no draft.
  }
}

function readDraft(key: string, store?: Store): Draft | undefined {
  try {
    return (JSON.parse((store ?? sessionStorage).getItem(key) ?? 'null') as Draft | null) ?? undefined;
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

/** Whether a control no longer has the value that it came with. */
function isChanged(control: Control): boolean {
  if ('options' in control) {
    const initial = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
    return control.value !== initial?.value;
  }
  return isChoice(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}

function isChoice(control: Control): control is HTMLInputElement {
  return control.type === 'radio' || control.type === 'checkbox';
}

function ownKey(address: string): string {
  return `draft:${address}`;
}

function sharedKey(address: string): string {
  return `draft:shared:${address.split('?')[0]}`;
}
