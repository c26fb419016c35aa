import type { AstroGlobal } from 'astro';
import { expect, it } from 'vitest';
import { registration } from '@tourbillon/domain/contract/account/registration.ts';
import { openAccountForm } from './account-form.ts';

it('D57 a registration without consent is refused in words of its own: nothing is requested there', async () => {
  const body = new URLSearchParams({ email: 'anna@x.test' });
  const request = new Request('http://ru.localhost/registration/', { method: 'POST', body });
  const response = { status: 200, headers: new Headers() };
  const astro = { request, locals: { locale: 'ru' }, response, clientAddress: '192.0.2.1' };
  const view = await openAccountForm(astro as unknown as AstroGlobal, registration, { consents: true });
  expect([response.status, view.refusals.consent]).toEqual([422, 'consent_register']);
});
