import pino from 'pino';
import { describe, expect, test } from 'vitest';
import { networkHeaders, type Visitor, visitorHeaders } from '@tourbillon/domain/contract/visitor-headers.ts';
import type { Database } from '../database/database.ts';
import { createGuard } from '../handlers/guard.ts';
import type { Handlers } from '../handlers/handlers.ts';
import type { Drawings } from '../media/drawings.ts';
import { openSecurityEvents } from '../security-events/security-events.ts';
import { createApp } from './app.ts';
import { workFirst } from '../errors/domain-error.ts';

const handlers = {
  menuList: (_request: unknown, { locale }: { locale: string }) =>
    Promise.resolve({ data: [{ type_id: 1, title: locale, url: '' }] }),
  currency: () => Promise.reject(new Error('secret of the database')),
  faq: () => Promise.resolve({ data: 'not a list' }),
  logout: (_: unknown, { visitor }: { visitor: Visitor }) => {
    if (visitor.work < 2) throw workFirst(2);
    return Promise.resolve({ visitor });
  },
} as unknown as Handlers;

const drawings: Drawings = {
  find: (catalogType, itemUrl, name) =>
    Promise.resolve(
      itemUrl === 'none'
        ? undefined
        : {
            type: 'image/svg+xml',
            body: `<svg>${catalogType} ${itemUrl}</svg>`,
            etag: '"1"',
            lasting: name === 'front.1',
          },
    ),
};

const guard = createGuard({ database: {} as Database, publishSecret: 'secret' });

/** The application with a log that the test can read. */
function app(options: { prefix?: string; checkResponses?: boolean } = {}) {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  return {
    app: createApp({ handlers, guard, drawings, log, events: openSecurityEvents('k'), ...options }),
    lines,
  };
}

describe('§7 routes', () => {
  test.each([
    ['', '/ua/menu/list', 200],
    ['', '/ua/menu/list/', 200],
    ['', '/de/menu/list', 404],
    ['/api/v1', '/ua/api/v1/menu/list', 200],
    ['api/v1/', '/ua/api/v1/menu/list', 200],
    ['/api/v1', '/ua/menu/list', 404],
  ])('prefix %j: %s is %i', async (prefix, path, status) => {
    expect((await app({ prefix }).app.request(path)).status).toBe(status);
  });

  test('the first part of the path is the language of the response', async () => {
    const response = await app().app.request('/uz/menu/list');
    expect(await response.json()).toEqual({ data: [{ type_id: 1, title: 'uz', url: '' }] });
  });

  test('a fault answers 500 without saying what it was', async () => {
    const response = await app().app.request('/ru/currency');
    expect([response.status, await response.json()]).toEqual([500, { message: 'Internal error' }]);
  });

  test('a response that breaks the contract is a fault where answers are checked', async () => {
    expect((await app({ checkResponses: true }).app.request('/ru/faq')).status).toBe(500);
  });

  test('D64 the log has the path without its query', async () => {
    const { app: routes, lines } = app();
    await routes.request('/ru/menu/list?token=secret');
    expect(lines.join('')).toContain('/ru/menu/list');
    expect(lines.join('')).not.toContain('secret');
  });
});

describe('who makes a call', () => {
  const log = async (headers: Record<string, string>) => {
    const response = await app().app.request('/ru/logout', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ token: 'A'.repeat(43) }),
    });
    return [response.status, (await response.json()) as unknown];
  };

  test('work that is wanted first is said as 428 and how much', async () => {
    const wanted = [428, { message: 'Proof of work required', proof_of_work: 2 }];
    expect(await log({})).toEqual(wanted);
    expect(await log({ 'visitor-work': '1' })).toEqual(wanted);
    // An invalid header value is ignored.
    expect(await log({ 'visitor-work': '99' })).toEqual(wanted);
  });

  test('networks, work and browser come as the storefront wrote them', async () => {
    const visitor = { agent: 'Test', networks: ['N'.repeat(43), 'M'.repeat(43)], work: 2 };
    expect(await log({ ...visitorHeaders(visitor), ...networkHeaders(visitor.networks) })).toEqual([
      200,
      { visitor },
    ]);
  });
});

describe('originals of pictures', () => {
  test.each([
    ['', '/ua/media/clock/a/front.1', 'public, max-age=31536000, immutable'],
    // The old name of a picture must not be cached, because its content is the current drawing.
    ['', '/ua/media/clock/a/front.0', 'no-store'],
    ['/api/v1', '/ua/api/v1/media/clock/a/front.1', 'public, max-age=31536000, immutable'],
  ])('prefix %j: %s', async (prefix, path, life) => {
    const { status, headers } = await app({ prefix }).app.request(path);
    const got = [status, headers.get('Content-Type'), headers.get('Cache-Control')];
    expect(got).toEqual([200, 'image/svg+xml', life]);
  });

  test('one that is not there is 404, one that is known 304', async () => {
    const { app: routes } = app();
    expect((await routes.request('/ru/media/clock/none/front')).status).toBe(404);
    const headers = { 'If-None-Match': '"1"' };
    expect((await routes.request('/ru/media/clock/a/front.1', { headers })).status).toBe(304);
  });
});
