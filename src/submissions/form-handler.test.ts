import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHosts } from '@tourbillon/domain/i18n/hosts.ts';
import { type BufferedResponse, makeResponse } from '../platform/http/response.ts';
import { FormHandler, type FormRenderer } from './form-handler.ts';
import type { Pages } from '../page-cache/pages.ts';

import type { SecurityHeaders } from '../platform/http/security-headers.ts';
import type { WriteLimits } from '../limits/write-limits.ts';

let rendered: BufferedResponse;
let server: Server;
beforeAll(async () => {
  const none = {};
  const handler = new FormHandler({
    renderer: { form: async () => rendered } as unknown as FormRenderer,
    hosts: readHosts({}),
    pages: {
      error: async (_: string, status: number, retryAfter?: string) =>
        makeResponse(
          status,
          { 'Content-Type': 'text/html', ...(retryAfter && { 'Retry-After': retryAfter }) },
          Buffer.from('designed'),
        ),
    } as unknown as Pages,
    headers: { ru: none, en: none, ua: none, uz: none } as SecurityHeaders['page'],
    limits: { wait: async () => 0, network: () => '' } as unknown as WriteLimits,
    log: pino({ level: 'silent' }),
  });
  server = createServer((req, res) => void handler.handle(req, res, 'ru', '/call-request/'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

describe('the status of a form’s page stays what it is', () => {
  it.each<[string, number, Record<string, string>, string]>([
    ['a page', 422, { 'Content-Type': 'text/html; charset=utf-8' }, 'own'],
    ['a page that says when to come again', 503, { 'Retry-After': '9' }, 'designed'],
    ['too many', 429, { 'Retry-After': '60' }, 'designed'],
    ['an error without words', 502, {}, 'designed'],
    ['a redirect', 303, { Location: '/profile/' }, 'own'],
  ])('%s: %i', async (_, status, headers, body) => {
    rendered = makeResponse(status, headers, Buffer.from('own'));
    const { port } = server.address() as AddressInfo;
    const init = { method: 'POST', body: new URLSearchParams({ a: 'b' }), redirect: 'manual' } as const;
    const response = await fetch(`http://127.0.0.1:${port}/call-request/`, init);
    expect([response.status, await response.text()]).toEqual([status, body]);
    for (const name of ['Retry-After', 'Location'])
      expect(response.headers.get(name), name).toBe(headers[name] ?? null);
  });
});
