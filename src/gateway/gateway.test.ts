import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '../platform/log.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { BackendError } from '../platform/errors/backend-error.ts';
import { type Ask, handleApiRequest } from './gateway.ts';
import { noRobots } from './test-robots.ts';

beforeEach(() => void vi.spyOn(log, 'error').mockReturnValue(undefined));
afterEach(() => vi.restoreAllMocks());

const site = { locale: 'uz', t: translator('uz'), robots: noRobots } as const;
const asked = vi.fn<Ask>();

async function call(path: string, ask: Ask, init: RequestInit = {}) {
  asked.mockReset().mockImplementation(ask);
  const response = await handleApiRequest(new Request(`http://uz.localhost${path}`, init), site, asked);
  return { response, body: (await response.json()) as unknown };
}

const responses = (value: unknown) => () => Promise.resolve(value);
const fails = (error: Error) => () => Promise.reject(error);

describe('architecture §5 gateway', () => {
  it('answers a call with its cache lifetime and asks for the host', async () => {
    const { response, body } = await call('/api/menu/list/', responses({ data: [] }));
    expect([response.status, body]).toEqual([200, { data: [] }]);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600');
    expect(response.headers.get('Content-Type')).toBe('application/json');
    expect(asked.mock.calls[0]?.[0]).toBe('uz');
  });

  it('asks with the fields as the contract wants them, unknown ones left out', async () => {
    await call('/api/catalogue/clocks_today?brands[]=rolex&brands[]=omega&page=2&token=x', responses({}));
    const fields = asked.mock.calls[0]?.[2];
    expect(fields).toMatchObject({ url: 'clocks_today', 'brands[]': ['rolex', 'omega'], page: 2 });
    expect(fields).not.toHaveProperty('token');
  });

  it('lets no other origin read it', async () => {
    const { response } = await call('/api/faq', responses({}), {
      headers: { origin: 'https://example.com' },
    });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });
});

describe('§8 gateway: messages in the language of the host', () => {
  const refused = (status: number) => fails(new BackendError('/faq', status, 'refused'));
  it.each<[string, string, RequestInit, Ask, number, string]>([
    ['no such call', '/api/no-such-call?token=x', {}, responses({}), 404, 'Bu sahifani topib boʻlmadi'],
    [
      'a wrong method',
      '/api/faq',
      { method: 'POST' },
      responses({}),
      405,
      'Bu usulni joriy resursga qoʻllab boʻlmaydi',
    ],
    ['a wrong field', '/api/articles?page=0', {}, responses({}), 422, 'Notoʻgʻri soʻrov'],
    ['refused: 401', '/api/faq', {}, refused(401), 401, 'Avtorizatsiya talab qilinadi'],
    ['refused: 404', '/api/faq', {}, refused(404), 404, 'Bu sahifani topib boʻlmadi'],
    ['refused: 418, any other', '/api/faq', {}, refused(418), 418, 'Bu sahifani topib boʻlmadi'],
    ['refused: 429', '/api/faq', {}, refused(429), 429, 'Soʻrovlar chegarasi oshib ketdi'],
    ['backend: 503', '/api/faq', {}, refused(503), 503, 'Sayt vaqtincha ishlamayapti'],
    ['no response (D61)', '/api/faq', {}, fails(new BackendError('/faq')), 502, 'Texnik ishlar'],
    ['a mistake of ours', '/api/faq', {}, fails(new TypeError('x')), 500, 'Sayt vaqtincha ishlamayapti'],
  ])('%s', async (_, path, init, ask, status, message) => {
    const { response, body } = await call(path, ask, init);
    expect(response.status).toBe(status);
    expect(body).toMatchObject({ message });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('405 says what is allowed', async () => {
    const { response } = await call('/api/faq', responses({}), { method: 'DELETE' });
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
  });

  it('422 names the fields, ours and those the backend names', async () => {
    const ours = await call('/api/articles?page=0', responses({}));
    expect(ours.body).toHaveProperty('errors.page');
    const error = new BackendError('/faq', 422, 'refused', { errors: { phone: ['taken'] }, trace: 'secret' });
    const theirs = await call('/api/faq', fails(error));
    expect(theirs.body).toEqual({ message: 'Notoʻgʻri soʻrov', errors: { phone: ['taken'] } });
  });

  it('§5 the words of the contract are said in the language of the host, ours and the backend’s', async () => {
    const send = (fields: object, ask: Ask) =>
      call('/api/subscribers', ask, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fields),
      });
    const ours = await send({ email: 'ann@', options: ['x', 'y'], consent: true }, responses({}));
    expect(ours.body).toMatchObject({
      errors: { email: ['Email notoʻgʻri kiritilgan'], options: ['Notoʻgʻri qiymat'] },
    });
    const good = { email: 'a@x.test', options: ['new_arrivals'], consent: true, robot: 'token' };
    const refused = new BackendError('/subscribers', 422, 'refused', {
      errors: { email: ['required', 'Band'] },
    });
    const theirs = await send(good, fails(refused));
    expect(theirs.body).toMatchObject({
      errors: { email: ['Majburiy maydon', 'Band'] },
    });
  });
});
