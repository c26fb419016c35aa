import { storedToken } from '#src/stores/stored-token.ts';
import { keepDraft, restoreDraft } from './draft.ts';

const done = new WeakSet<Element>();

/** Elements that need the scripts of accounts: passwords, forms with the token, the log-out button. */
const ACCOUNT = '[data-password-show], [data-account-form], [data-log-out]';

/**
 * Sets up a form: restores and saves its draft, sets its idempotency key, and loads further code at the first
 * interaction.
 */
export function setUpForm(part: HTMLElement): void {
  if (part.querySelector(ACCOUNT)) {
    void import('../account/set-up-account-controls.ts')
      .then(({ setUpAccountControls }) => setUpAccountControls(part))
      .catch(reportError);
  }
  const form = part.querySelector<HTMLFormElement>('form[data-request-form], form[data-account-form]');
  if (!form || done.has(form)) return;
  done.add(form);
  const address = part.dataset.request ?? '';
  // Values from the server are newer than the draft.
  const isFresh = !form.querySelector('[data-form-focus]');
  if (isFresh) restoreDraft(address, form);
  form.addEventListener('input', () => keepDraft(address, form));
  form.addEventListener('change', () => keepDraft(address, form));
  // The rest is only for forms that are posted to their page.
  if (form.matches('[data-account-form]')) return;
  if (isFresh && form.querySelector('[name=user_name]') && storedToken()) {
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
  // Proof of work needs a secure context; without it files are sent with the form.
  if (photos && !isSecureContext) photos.dataset.plain = '';
  else if (photos)
    void import('./photos-field.ts').then(({ setUpPhotos }) => setUpPhotos(photos, form)).catch(reportError);
  // Keeps the @ at the start of a nickname, also after it is deleted (§5).
  for (const field of form.querySelectorAll<HTMLInputElement>('[data-nickname]'))
    field.addEventListener('input', () => {
      if (!field.value.startsWith('@')) field.value = `@${field.value.replace(/@/g, '')}`;
    });
}

/** A random idempotency key for this form; `randomUUID` is not available in insecure contexts. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
