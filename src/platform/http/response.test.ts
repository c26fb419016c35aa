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

it.each([
  ['in the coding that is best now', '"{etag}-br"'],
  ['in a coding that it no longer has', '"{etag}-zstd"'],
  ['without a coding', '"{etag}"'],
  ['among others', 'W/"x", "{etag}-gzip"'],
])('D701 a browser that has a page %s is told that it has it', (_, given) => {
  const response = makeResponse(200, {}, Buffer.from('page'));
  response.encoded.br = Buffer.from('br');
  const etag = response.etag.slice(1, -1);
  const statusFor = (value: string) => {
    let sent: [number, Record<string, string>] = [0, {}];
    const res = {
      writeHead: (status: number, headers: Record<string, string>) => {
        sent = [status, headers];
        return res;
      },
      end: () => undefined,
    } as unknown as ServerResponse;
    const headers = { 'accept-encoding': 'br, zstd', 'if-none-match': value };
    sendResponse({ headers, method: 'GET' } as unknown as IncomingMessage, res, response, {});
    return [sent[0], sent[1].ETag];
  };
  const known = given.replace('{etag}', etag);
  expect(statusFor(known)).toEqual([304, known.split(', ').at(-1)]);
  expect(statusFor(known.replace(etag, 'other'))).toEqual([200, `"${etag}-br"`]);
});

it.each(['br', 'zstd'] as const)('D670 a page cached as %s has no body until one is read', async (coding) => {
  const body = Buffer.from('<p>Ціна 1 200 €</p>'.repeat(100));
  const page = makeResponse(200, { 'Content-Type': 'text/html' }, body);
  expect(withLazyBody(page), 'without a compressed body there is nothing to read it from').toBe(page);
  page.encoded[coding] = await compress(body, coding, 'quick');
  const cached = withLazyBody(page);
  expect(Object.getOwnPropertyDescriptor(cached, 'body')).not.toHaveProperty('value');
  expect(cached.body.equals(body)).toBe(true);
  expect(cached.body, 'it is decompressed once').toBe(cached.body);
  expect(cached).toEqual(page);
});
