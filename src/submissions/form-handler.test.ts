import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Form } from '@tourbillon/domain/contract/form.ts';
import { FORMS } from '@tourbillon/domain/contract/forms.ts';
import { readHosts } from '@tourbillon/domain/i18n/hosts.ts';
import { type BufferedResponse, makeResponse } from '../platform/http/response.ts';
import { FormHandler, type FormRenderer } from './form-handler.ts';
import type { Pages } from '../page-cache/pages.ts';
import type { SecurityHeaders } from '../platform/http/security-headers.ts';
import type { WriteLimits } from '../limits/write-limits.ts';

let rendered: BufferedResponse;
/** The fields that the page got. */
let received: FormData | undefined;
let server: Server;
beforeAll(async () => {
  const none = {};
  const handler = new FormHandler({
    renderer: {
      form: async (_locale: string, _target: string, init: RequestInit) => {
        received = await new Request('http://page/', init).formData();
        return rendered;
      },
    } as unknown as FormRenderer,
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
  server = createServer((req, res) => void handler.handle(req, res, 'ru', req.url ?? '/'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

/** Sends a form to its page, as a browser without scripts and without Fetch Metadata does. */
function send(page: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  const body = new URLSearchParams(fields);
  return fetch(`http://127.0.0.1:${port}${page}`, { method: 'POST', body, headers, redirect: 'manual' });
}

describe('the status of a form’s page stays what it is', () => {
  it.each<[string, number, Record<string, string>, string]>([
    ['a page', 422, { 'Content-Type': 'text/html; charset=utf-8' }, 'own'],
    ['a page that says when to come again', 503, { 'Retry-After': '9' }, 'designed'],
    ['too many', 429, { 'Retry-After': '60' }, 'designed'],
    ['an error without words', 502, {}, 'designed'],
    ['a redirect', 303, { Location: '/profile/' }, 'own'],
  ])('%s: %i', async (_, status, headers, body) => {
    rendered = makeResponse(status, headers, Buffer.from('own'));
    const response = await send('/call-request/', { a: 'b' });
    expect([response.status, await response.text()]).toEqual([status, body]);
    for (const name of ['Retry-After', 'Location'])
      expect(response.headers.get(name), name).toBe(headers[name] ?? null);
  });
});

describe('D634 the longest texts of the contract arrive', () => {
  it.each([
    ['Cyrillic', 'я'.repeat(4_000)],
    ['beyond the basic plane', '😀'.repeat(2_000)],
    ['of three bytes', '漢'.repeat(4_000)],
    ['of empty lines', '\r\n'.repeat(4_000)],
  ])('a message of 4,000 characters %s', async (_, message) => {
    rendered = makeResponse(200, {}, Buffer.from('own'));
    expect((await send('/appeal/', { message })).status).toBe(200);
    expect(received?.get('message')).toBe(message);
  });

  it.each(FORMS.map((form) => [form.page, form] as const))('%s with every field full', async (page, form) => {
    rendered = makeResponse(200, {}, Buffer.from('own'));
    const fields = Object.entries(fieldsOf(form)).map(([name, field]) => [name, '漢'.repeat(longest(field))]);
    const robot = 'r'.repeat(3_000);
    expect((await send(page, { ...Object.fromEntries(fields), robot })).status).toBe(200);
  });

  it('more than that is refused', async () => {
    expect((await send('/appeal/', { message: 'я'.repeat(11_000) })).status).toBe(400);
  });
});

it.each(FORMS.map((form) => [form.page, form.parameters?.includes('token') ? 200 : 403] as const))(
  'the page of a mailed link posts without an origin, every other form is then foreign: %s %i',
  async (page, status) => {
    rendered = makeResponse(200, {}, Buffer.from('own'));
    expect((await send(page, { token: 'a' }, { Origin: 'null' })).status).toBe(status);
  },
);

/** What a schema of valibot may consist of. */
interface Schema {
  type: string;
  requirement?: unknown;
  pipe?: Schema[];
  wrapped?: Schema;
}

/** The schemas of a form's fields, by name. */
function fieldsOf(form: Form): Record<string, Schema> {
  const { fields } = form as { fields?: Record<string, Schema> };
  return fields ?? (form.call.request as unknown as { entries: Record<string, Schema> }).entries;
}

/** Most characters of a field; 64 where its schema has another limit: numbers, choices, secrets. */
function longest(field: Schema): number {
  const limits = limitsOf(field);
  return limits.length > 0 ? Math.min(...limits) : 64;
}

function limitsOf({ type, requirement, pipe = [], wrapped }: Schema): number[] {
  if (type === 'max_length') return [Number(requirement)];
  return [...pipe, ...(wrapped ? [wrapped] : [])].flatMap(limitsOf);
}
