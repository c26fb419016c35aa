import pino from 'pino';
import { describe, expect, test } from 'vitest';
import type { Handlers } from '../handlers/handlers.ts';
import { createApp } from './app.ts';

const handlers = {
  menuList: (_request: unknown, locale: string) =>
    Promise.resolve({ data: [{ type_id: 1, title: locale, url: '' }] }),
  currency: () => Promise.reject(new Error('secret of the database')),
  faq: () => Promise.resolve({ data: 'not a list' }),
} as unknown as Handlers;

/** The application with a log that can be read. */
function app(options: { prefix?: string; checkAnswers?: boolean } = {}) {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  return { app: createApp({ handlers, log, ...options }), lines };
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

  test('the first part of the path is the language of the answer', async () => {
    const answer = await app().app.request('/uz/menu/list');
    expect(await answer.json()).toEqual({ data: [{ type_id: 1, title: 'uz', url: '' }] });
  });

  test('a fault answers 500 without saying what it was', async () => {
    const answer = await app().app.request('/ru/currency');
    expect([answer.status, await answer.json()]).toEqual([500, { message: 'Internal error' }]);
  });

  test('an answer that breaks the contract is a fault where answers are checked', async () => {
    expect((await app({ checkAnswers: true }).app.request('/ru/faq')).status).toBe(500);
  });

  test('D64 the log has the path without its query', async () => {
    const { app: routes, lines } = app();
    await routes.request('/ru/menu/list?token=secret');
    expect(lines.join('')).toContain('/ru/menu/list');
    expect(lines.join('')).not.toContain('secret');
  });
});
