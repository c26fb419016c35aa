import { storedToken } from '#src/stores/stored-token.ts';
import { keepDraft, restoreDraft } from './draft.ts';

const done = new WeakSet<Element>();

/** What needs the behaviour of accounts: passwords, forms that go with the token, the way out. */
const ACCOUNT = '[data-password-show], [data-account-form], [data-log-out]';

/** Makes a form keep what is typed, know its opening by a key, and fetch what it needs once somebody turns to it. */
export function setUpForm(part: HTMLElement): void {
  if (part.querySelector(ACCOUNT)) {
    void import('../account/set-up-account-controls.ts')
      .then(({ setUpAccountControls }) => setUpAccountControls(part))
      .catch(reportError);
  }
  const form = part.querySelector<HTMLFormElement>('form[data-request-form], form[data-account-form]');
  if (!form || done.has(form)) return;
  done.add(form);
  const page = part.dataset.request ?? '';
  // What came back from the server is newer than any draft.
  if (!form.querySelector('[data-form-focus]')) restoreDraft(page, form);
  form.addEventListener('input', () => keepDraft(page, form));
  form.addEventListener('change', () => keepDraft(page, form));
  // The rest is for what is sent as a form.
  if (form.matches('[data-account-form]')) return;
  if (!form.querySelector('[data-form-focus]') && form.querySelector('[name=user_name]') && storedToken()) {
    void import('./send-form.ts').then(({ fillInHolder }) => fillInHolder(form)).catch(() => undefined);
  }
  const key = form.querySelector<HTMLInputElement>('[name=key]');
  if (key && !key.value) key.value = newKey();
  form.addEventListener('focusin', ({ target }) => {
    void import('./send-form.ts').then(({ beginCheck }) => beginCheck(form)).catch(reportError);
    const phone = (target as Element).closest('[data-phone]');
    if (phone) void import('./phone-input.ts').then(({ setUpPhone }) => setUpPhone(phone)).catch(reportError);
  });
  const photos = form.querySelector<HTMLElement>('[data-photos]');
  // Without a secure address the browser cannot do the work before the first file: files go with the form.
  if (photos && !isSecureContext) photos.dataset.plain = '';
  else if (photos)
    void import('./photos-field.ts').then(({ setUpPhotos }) => setUpPhotos(photos, form)).catch(reportError);
  for (const field of form.querySelectorAll<HTMLInputElement>('[data-nickname]')) keepAt(field);
}

/** A nickname begins with its @, which comes back when it is deleted (§5). */
function keepAt(field: HTMLInputElement): void {
  field.addEventListener('input', () => {
    if (!field.value.startsWith('@')) field.value = `@${field.value.replace(/@/g, '')}`;
  });
}

/** Tells the request of this opening from every other, at whatever address: also where there is no `randomUUID`. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
