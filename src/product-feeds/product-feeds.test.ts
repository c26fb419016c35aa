import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readHosts } from '@tourbillon/domain/i18n/hosts.ts';
import { CATALOG_TYPES } from '@tourbillon/domain/sections/catalog-types.ts';
import { ProductFeeds } from './product-feeds.ts';
import { someOffer } from './test-offer.ts';
import type { AskForFeed } from './write-feed.ts';

const PATH = '/feeds/google-merchant.xml';
const SHOP = {
  shop: { name: 'Shop', slogan: '', founded: 2004, entities: [] },
  cities: [],
  brands: [],
  sections: CATALOG_TYPES,
  lists: [],
  sectionWidget: [],
};

/** A backend with a number of portions, two items each. @param broken the portion that fails. */
const backendOf = (portions: number, broken = -1): AskForFeed =>
  (async (_: string, name: string, { from = 0 }: { from?: number }) => {
    if (name === 'mainData') return SHOP;
    if (name === 'currency') return { data: { USD: 1 }, updated_at: '' };
    if (from === broken) throw new Error('no response');
    const data = [1, 2].map((one) => someOffer({ number: `${from}-${one}` }));
    return { data, next: from + 1 < portions ? from + 1 : null };
  }) as unknown as AskForFeed;

let server: Server | undefined;
const report = vi.fn();
afterEach(() => {
  server?.close();
  report.mockClear();
});

/** Requests a feed from a server. @returns undefined as the text of a truncated response. */
async function ask(backend: AskForFeed, method = 'GET', headers: Record<string, string> = {}) {
  const feeds = new ProductFeeds({
    hosts: readHosts({}),
    headers: { 'X-Test': 'security' },
    ask: backend,
    report,
  });
  server = createServer((req, res) => void feeds.send(req, res, 'en', req.url ?? ''));
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string | undefined }>(
    (done, fail) => {
      get({ port, host: '127.0.0.1', path: PATH, method, headers }, (response) => {
        const plain =
          response.headers['content-encoding'] === 'gzip' ? response.pipe(createGunzip()) : response;
        const head = { status: response.statusCode, headers: response.headers };
        text(plain).then(
          (body) => done({ ...head, body }),
          () => done({ ...head, body: undefined }),
        );
      }).on('error', fail);
    },
  );
}

describe('a feed that is sent', () => {
  it('has every portion once, and the headers of every response', async () => {
    const { status, headers, body } = await ask(backendOf(3));
    expect([status, headers['x-test'], headers['content-type']]).toEqual([
      200,
      'security',
      'application/xml; charset=utf-8',
    ]);
    expect([...(body ?? '').matchAll(/<g:id>([^<]+)/g)].map(([, id]) => id)).toEqual([
      '0-1',
      '0-2',
      '1-1',
      '1-2',
      '2-1',
      '2-2',
    ]);
    expect(body).toMatch(/<\/channel>\n<\/rss>\n$/);
  });

  it('is compressed for those who can read that', async () => {
    const { headers, body } = await ask(backendOf(1), 'GET', { 'accept-encoding': 'gzip' });
    expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
    expect(body).toContain('<g:id>0-1</g:id>');
  });

  it.each(['gzip;q=0', 'br', 'x-gzip-like'])('is not compressed for a reader of %s', async (accept) => {
    const { headers } = await ask(backendOf(1), 'GET', { 'accept-encoding': accept });
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('has no body for HEAD', async () => {
    expect(await ask(backendOf(1), 'HEAD')).toMatchObject({ status: 200, body: '' });
  });

  it('is 503 while the backend does not answer', async () => {
    const { status, headers, body } = await ask(backendOf(3, 0));
    expect([status, headers['retry-after'], headers['cache-control'], body]).toEqual([
      503,
      '60',
      'no-store',
      '',
    ]);
  });

  it('breaks off where the backend does: half of the stock is not all of it', async () => {
    const { status, body } = await ask(backendOf(3, 2));
    expect([status, body]).toEqual([200, undefined]);
    expect(report.mock.calls).toEqual([[new Error('no response')]]);
  });
});
