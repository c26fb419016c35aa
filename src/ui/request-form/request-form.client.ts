import { onEveryPage } from '../on-every-page.ts';
import { setUpForm } from './set-up-form.ts';

/* Every form of a request on a page, and in its dialog. What sends it comes once somebody turns to a field. */

/** Forms on their way, from the press on. */
const sending = new WeakSet<HTMLFormElement>();

const fetchSender = () => import('./send-form.ts');

onEveryPage(() => {
  for (const part of document.querySelectorAll<HTMLElement>('[data-request]')) setUpForm(part);
});

// Heard before the client router hears it.
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
        // Its page takes it without any script.
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
