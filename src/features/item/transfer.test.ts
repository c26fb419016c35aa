import { cleanStores } from 'nanostores';
import { afterEach, expect, it, vi } from 'vitest';
import { $city, $contact, type Contact } from '#src/stores/city.ts';

afterEach(() => {
  cleanStores($city, $contact);
  vi.unstubAllGlobals();
});

const TRANSFER = { transfer: 'moscow-rigamall', here: 'Here', away: '{{place}}: {{from}} to {{to}} days' };

it('an item says when it can be seen in the chosen city, and not in one that another tab has replaced', async () => {
  const page = Object.assign(new EventTarget(), {
    shown: { textContent: 'Here', dataset: TRANSFER },
    querySelector: () => page.shown,
  });
  vi.stubGlobal('document', page);
  await import('./transfer.client.ts');
  $city.set('samara');
  const samara = { alias: 'samara', city_in: 'in Samara', offices: [], transfer_days: { from: 2, to: 3 } };
  $contact.set(samara as unknown as Contact);
  expect(page.shown.textContent).toBe('In Samara: 2 to 3 days');

  page.shown = { textContent: 'Here', dataset: TRANSFER };
  page.dispatchEvent(new Event('astro:after-swap'));
  $city.set('moscow');
  await Promise.resolve();
  expect(page.shown.textContent).toBe('Here');
});
