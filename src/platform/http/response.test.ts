import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { compress } from './compression.ts';
import { makeResponse, PREFETCHED, REVALIDATE, sendResponse, withLazyBody } from './response.ts';

const NO_STORE = 'no-store';

it.each<[string, Record<string, string>, string, string]>([
  ['a visitor asks for a page', {}, REVALIDATE, REVALIDATE],
  ['a browser prefetches it', { 'sec-purpose': 'prefetch' }, REVALIDATE, PREFETCHED],
  ['a browser prerenders it', { 'sec-purpose': 'prefetch;prerender' }, REVALIDATE, PREFETCHED],
  ['a personal page is prefetched', { 'sec-purpose': 'prefetch' }, NO_STORE, NO_STORE],
])('decision 495: %s', (_, headers, own, expected) => {
  let sent: Record<string, string> = {};
  const res = {
    writeHead: (_status: number, given: Record<string, string>) => void (sent = given),
    end: () => undefined,
  } as unknown as ServerResponse;
  const response = makeResponse(200, { 'Cache-Control': own }, Buffer.from('page'));
  sendResponse({ headers, method: 'GET' } as unknown as IncomingMessage, res, response, {});
  expect(sent['Cache-Control']).toBe(expected);
});

it('D670 a cached page has no body in memory until one is read, and then always the same one', async () => {
  const body = Buffer.from('<p>Ціна 1 200 €</p>'.repeat(100));
  const page = makeResponse(200, { 'Content-Type': 'text/html' }, body);
  expect(withLazyBody(page), 'without a compressed body there is nothing to read it from').toBe(page);
  page.encoded.br = await compress(body, 'br', 'live');
  const cached = withLazyBody(page);
  expect(Object.getOwnPropertyDescriptor(cached, 'body')).not.toHaveProperty('value');
  expect(cached.body.equals(body)).toBe(true);
  expect(cached.body, 'it is decompressed once').toBe(cached.body);
  expect(cached).toEqual(page);
});
