import { onEveryPage } from '../on-every-page.ts';
import { setUpForm } from './set-up-form.ts';

/* Every request form on a page and in its dialog. The code that sends it loads when a field gets the focus. */

/** Forms that are being sent, from the click on. */
const sending = new WeakSet<HTMLFormElement>();

const fetchSender = () => import('./send-form.ts');

onEveryPage(() => {
  for (const part of document.querySelectorAll<HTMLElement>('[data-request]')) setUpForm(part);
});

// In the capture phase, before the client router handles the submit.
document.addEventListener(
  'submit',
  (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-request-form]')) return;
    event.preventDefault();
    if (sending.has(form)) return;
    sending.add(form);
    fetchSender()
      .then(
        async ({ sendForm }) => {
          const fresh = await sendForm(form);
          if (fresh) setUpForm(fresh);
        },
        // If the code cannot be loaded, submit natively.
        () => form.submit(),
      )
      .finally(() => sending.delete(form))
      .catch(reportError);
  },
  true,
);

addEventListener('online', () => {
  if (document.querySelector('[data-request-form]')) {
    fetchSender().then(({ showOnline }) => showOnline(), reportError);
  }
});
