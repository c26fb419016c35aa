import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { makeResponse, PREFETCHED, REVALIDATE, sendResponse } from './response.ts';

const NO_STORE = 'no-store';

it.each<[string, Record<string, string>, string, string]>([
  ['a visitor asks for a page', {}, REVALIDATE, REVALIDATE],
  ['a browser loads it ahead', { 'sec-purpose': 'prefetch' }, REVALIDATE, PREFETCHED],
  ['a browser renders it ahead', { 'sec-purpose': 'prefetch;prerender' }, REVALIDATE, PREFETCHED],
  ['a personal page is loaded ahead', { 'sec-purpose': 'prefetch' }, NO_STORE, NO_STORE],
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
