import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { verifyRecaptcha } from '../robots/recaptcha.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import { TestBackend } from '../backend-client/test-backend.ts';
import { fetchRequestFile } from '../gateway/request-file.ts';
import { sendFiles } from './send-files.ts';

vi.mock('../platform/configuration.ts', () => import('../../tests/environment/changing-configuration.ts'));

/** Redirects every request to another address, with a status that keeps method, body and headers. */
let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start((request, response) => {
    if (request.url?.startsWith('/elsewhere')) response.end('{"success":true,"score":1}');
    else response.writeHead(307, { location: '/elsewhere' }).end();
  });
  vi.stubEnv('BACKEND_URL_EN', `http://127.0.0.1:${backend.port}/en`);
});
afterEach(() => (backend.seen.length = 0));
afterAll(async () => {
  vi.unstubAllEnvs();
  await backend.stop();
});

const delivery = { key: 'k'.repeat(16), sentAt: '2026-11-22T12:00:00Z', consent: 'none' };
const request = { 'photos[]': [], phone: '+79123456789' };

it.each<[string, () => Promise<unknown>]>([
  [
    'a request with its files',
    () => sendFiles({ call: CALLS.appraisal, locale: 'en', request, delivery, upload: 'a', networks: [] }),
  ],
  [
    'the link of a file',
    async () => {
      const response = await fetchRequestFile('en', `${'0'.repeat(32)}.jpeg`, new URLSearchParams());
      if (!response.ok) throw new Error(String(response.status));
    },
  ],
  ['the provider’s secret', () => verifyRecaptcha('token', 'secret', `http://127.0.0.1:${backend.port}/`)],
])('ASVS 15.3 %s is not taken elsewhere by a redirect', async (_, ask) => {
  await expect(ask()).rejects.toThrow();
  expect(backend.seen.map(({ url }) => url)).not.toContain('/elsewhere');
  expect(backend.seen).toHaveLength(1);
});
