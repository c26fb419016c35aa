import { onEveryPage } from '#src/ui/on-every-page.ts';
import { isChanged } from './is-changed.ts';

/*
 * The calculator code loads at the first interaction. An error appears when the field loses focus or the form is
 * sent, not while the visitor types.
 */
const FORM = '[data-diamond-form]';

function formOf(event: Event): HTMLFormElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLFormElement>(FORM) : null;
}

const load = () => import('./calculator.ts');

onEveryPage(followFields);
// Chromium restores fields only now, and no event tells of it.
addEventListener('pageshow', followFields);

/** Calculates the price anew if the fields are those of another stone than the price on the page. */
function followFields(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(FORM)) {
    if (isChanged(form)) void load().then(({ calculatePrice }) => calculatePrice(form));
  }
}

for (const intent of ['focusin', 'pointerover'] as const) {
  document.addEventListener(intent, (event) => {
    if (formOf(event)) void load();
  });
}

async function calculate(event: Event): Promise<void> {
  const form = formOf(event);
  if (!form) return;
  event.preventDefault();
  const { calculatePrice } = await load();
  calculatePrice(form);
}

document.addEventListener('change', (event) => void calculate(event));
// In the capture phase, before the client router handles the submit.
document.addEventListener(
  'submit',
  (event) => {
    const form = formOf(event);
    if (!form) return;
    void calculate(event).then(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  },
  true,
);
