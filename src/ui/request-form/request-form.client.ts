import { onPage } from '../on-page.ts';
import { sendForm, tellOnline } from './send-form.ts';
import { setUpForm } from './set-up-form.ts';

/* Every form of a request on a page, and in its dialog. */

onPage(() => {
  for (const part of document.querySelectorAll<HTMLElement>('[data-request]')) setUpForm(part);
});

// Heard before the client router hears it.
document.addEventListener(
  'submit',
  (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-request-form]')) return;
    event.preventDefault();
    if (form.ariaBusy) return;
    void sendForm(form).then((fresh) => fresh && setUpForm(fresh));
  },
  true,
);

addEventListener('online', tellOnline);
