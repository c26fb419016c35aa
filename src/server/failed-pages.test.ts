import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { App } from 'astro/app';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { PageCache } from '../page-cache/page-cache.ts';
import { Pages } from '../page-cache/pages.ts';
import { PrerenderedStore } from '../page-cache/prerendered-store.ts';
import { makeResponse } from '../platform/http/response.ts';
import { createListener } from './listener.ts';
import { MAX_RENDER_MS } from './render-limit.ts';
import { Renderer } from './renderer.ts';
import { openTestServer } from './test-server.ts';

const HTML = { 'Content-Type': 'text/html; charset=utf-8' };
const OURS = '<h1>Our page of an error</h1>';

/** Something that must not be shown. */
const SECRET = 'at openPage (/srv/site/dist/server/page.mjs:7:11)';

/** The site with pages of Astro that end so. @returns asks it for a page. */
async function siteWith(render: () => Promise<Response>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'failed-pages-'));
  const prerendered = new PrerenderedStore(folder);
  for (const status of [500, 504]) {
    const page = makeResponse(200, HTML, Buffer.from(`${OURS} ${status}`));
    await prerendered.put('en', `/error/${status}/`, page, { maxAge: 0, swr: 0, tags: [] });
  }
  const { parts } = openTestServer(folder);
  const app = { match: () => ({}), render } as unknown as App;
  const admission = { refuses: () => false, givesUp: () => false, isFull: false };
  const pages = new Pages({
    ...{ prerendered, admission, cache: new PageCache(10_000), log: pino({ level: 'silent' }) },
    renderer: new Renderer(app, parts.hosts),
  });
  const server = createServer(createListener({ ...parts, pages }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });
  const { port } = server.address() as AddressInfo;
  const headers = { Host: new URL(parts.hosts.origins.en).host };
  return () =>
    new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }>((resolve) => {
      get({ host: '127.0.0.1', port, path: '/clocks_today/', headers }, async (res) =>
        resolve({ status: res.statusCode, headers: res.headers, body: await text(res) }),
      );
    });
}

it.each<[string, () => Promise<Response>]>([
  ['throws while it is rendered', () => Promise.reject(new Error(SECRET))],
  ['is the bare response of Astro', async () => new Response(null, { status: 500 })],
  [
    'is an error page of Astro',
    async () => new Response(`<pre>${SECRET}</pre>`, { status: 500, headers: HTML }),
  ],
])('§8 a page that %s is our page of the error, with the headers of a page', async (_, render) => {
  const { status, headers, body } = await (await siteWith(render))();
  expect([status, body]).toEqual([500, `${OURS} 500`]);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': HTML['Content-Type'],
    'content-security-policy': expect.stringMatching(/^default-src 'none'.*script-src/) as string,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
});

it('D666 a page that is never rendered has a response, and the next one its turn', async () => {
  let isStuck = true;
  const ask = await siteWith(async () =>
    isStuck ? new Promise<Response>(() => undefined) : new Response('whole', { headers: HTML }),
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const asked = ask();
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0), { interval: 10 });
  await vi.advanceTimersByTimeAsync(MAX_RENDER_MS);
  expect(await asked).toMatchObject({ status: 504, body: `${OURS} 504` });
  vi.useRealTimers();
  isStuck = false;
  expect(await ask()).toMatchObject({ status: 200, body: 'whole' });
});
