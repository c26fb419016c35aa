import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { addressesOf } from '../../backend-client/test-backend.ts';
import { makeResponse } from '../../platform/http/response.ts';
import { ShareImages } from './share-images.ts';

vi.mock(
  '../../platform/configuration.ts',
  () => import('../../../tests/environment/changing-configuration.ts'),
);

const CARD = '/share/about/0123456789ab.jpg';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'share-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Requests a card whose page has this response. */
async function ask(status: number, headers: Record<string, string> = {}, body = '<head></head>') {
  const images = new ShareImages({
    addresses: addressesOf(1),
    folder,
    page: async () => makeResponse(status, headers, Buffer.from(body)),
    report: () => undefined,
  });
  const response = await images.respond('ru', CARD, '');
  return [response.status, response.headers['Retry-After'], response.headers['Cache-Control']];
}

describe('a card whose page is not to be had', () => {
  it.each([
    ['a page rejected for load', 503, { 'Retry-After': '2' }, 503, '2'],
    ['a page that the network has asked too much for', 429, { 'Retry-After': '3' }, 429, '3'],
    ['a page under maintenance, which does not say for how long', 503, {}, 503, '5'],
    ['a page whose backend is away', 502, {}, 502, undefined],
    ['a page whose backend is late', 504, {}, 504, undefined],
    ['a page that failed', 500, {}, 500, undefined],
    ['a page that does not exist', 404, {}, 404, undefined],
    ['a page without a card', 200, {}, 404, undefined],
  ] as const)('%s', async (_, status, headers, expected, retryAfter) => {
    expect(await ask(status, headers)).toEqual([expected, retryAfter, 'no-store']);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('a card is not kept without what the backend says of the shop', async () => {
    vi.stubEnv('BACKEND_URL_RU', 'http://127.0.0.1:1/ru');
    const head = `<meta property="og:image" content="http://x${CARD}"><meta property="og:title" content="About">`;
    expect((await ask(200, {}, `<head>${head}</head>`))[0]).toBe(502);
    expect(readdirSync(folder)).toEqual([]);
  });
});
