import type { AstroGlobal } from 'astro';
import { expect, it, vi } from 'vitest';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import { BackendError } from '../platform/errors/backend-error.ts';

const askBackend = vi.hoisted(() => vi.fn());
vi.mock('../backend-client/client.ts', () => ({ askBackend }));
vi.mock('../platform/errors/report.ts', () => ({ reportError: () => undefined }));
const { openSecretPage } = await import('./secret-page.ts');

/** Sends a reply to the page of a thread, whose backend refuses it with a status. */
async function reply(status: number | undefined, body: object) {
  askBackend.mockImplementation((_, call: object) =>
    call === CALLS.openThread
      ? Promise.resolve({ data: { number: '7' } })
      : Promise.reject(new BackendError('/request-thread/reply', status, 'refused', body)),
  );
  const response = { status: 200, headers: new Headers() };
  const form = new URLSearchParams({ token: 'secret', text: 'Salom' });
  const request = new Request('http://uz.localhost/request/', { method: 'POST', body: form });
  const astro = { request, locals: { locale: 'uz' }, response } as unknown as AstroGlobal;
  const view = await openSecretPage(astro, CALLS.openThread, CALLS.replyInThread);
  return { view, status: response.status, wait: response.headers.get('Retry-After') };
}

it.each([
  [422, { errors: { text: ['long'] } }, { refusals: { text: 'long' }, isNotSent: false }, 422, null],
  [429, { retry_after: 3600 }, { refusals: {}, wait: 3600 }, 429, '3600'],
  [503, {}, { refusals: {}, isNotSent: true }, 503, null],
  [undefined, {}, { refusals: {}, isNotSent: true }, 503, null],
])('§8 D311 a reply that gets %s is still in its form', async (answered, body, view, status, wait) => {
  const typed = { token: 'secret', text: 'Salom' };
  expect(await reply(answered, body)).toEqual({
    view: { token: 'secret', data: { number: '7' }, typed, ...view },
    status,
    wait,
  });
});

it('a page without its token, as after a reload of an answer, asks the backend nothing', async () => {
  askBackend.mockReset();
  const response = { status: 200, headers: new Headers() };
  const astro = { request: new Request('http://uz.localhost/offer/'), locals: { locale: 'uz' }, response };
  const view = await openSecretPage(astro as unknown as AstroGlobal, CALLS.openOffer, CALLS.answerOffer);
  expect([view.problem, response.status, askBackend.mock.calls.length]).toEqual(['missing', 200, 0]);
});
