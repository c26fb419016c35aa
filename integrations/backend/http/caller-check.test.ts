import { readConfiguration } from '../configuration/configuration.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SERVICE_SIGNATURE, signCall } from '@tourbillon/domain/contract/service-signature.ts';
import { addCallerCheck, isLoopback, readCallerCheck } from './caller-check.ts';

const [OLD, NEW] = ['old-'.repeat(8), 'new-'.repeat(8)];

it.each<[string, boolean]>([
  ['127.0.0.1', true],
  ['127.0.0.2', true],
  ['::1', true],
  ['[::1]', true],
  ['::ffff:127.0.0.1', true],
  ['localhost', true],
  ['0.0.0.0', false],
  ['::', false],
  ['::ffff:10.0.0.11', false],
  ['10.0.0.11', false],
  ['128.0.0.1', false],
  ['backend.internal', false],
  ['127.1', false],
  ['127.0.0.1.example', false],
  ['', false],
])('can %o be reached from its own machine only: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});

describe('who has to sign', () => {
  let [empty, kept] = ['', ''];
  beforeAll(() => {
    [empty, kept] = [mkdtempSync(join(tmpdir(), 'callers-')), mkdtempSync(join(tmpdir(), 'callers-'))];
    writeFileSync(join(kept, 'service-token'), OLD);
  });
  afterAll(() => [empty, kept].forEach((folder) => rmSync(folder, { recursive: true })));

  it('nobody, where it listens on loopback alone', () => {
    expect(readCallerCheck('127.0.0.1', empty, readConfiguration({}))).toBeUndefined();
    expect(readCallerCheck('127.0.0.1', kept, readConfiguration({ SERVICE_TOKEN: NEW }))).toBeUndefined();
  });

  it('everybody else, with the token of the environment or of the data directory', () => {
    expect(readCallerCheck('10.0.0.11', kept, readConfiguration({ SERVICE_TOKEN: `${NEW},${OLD}` }))).toEqual(
      {
        tokens: [NEW, OLD],
        acceptUnsigned: false,
      },
    );
    expect(readCallerCheck('10.0.0.11', kept, readConfiguration({ SERVICE_UNSIGNED: 'accept' }))).toEqual({
      tokens: [OLD],
      acceptUnsigned: true,
    });
  });

  it.each<[string, string, Record<string, string>, RegExp]>([
    ['without a token', '0.0.0.0', {}, /at 0\.0\.0\.0.*SERVICE_TOKEN.*storefronts first/],
    ['with a short one', '0.0.0.0', { SERVICE_TOKEN: 'secret' }, /32 characters/],
    ['with a short one that nobody needs', '127.0.0.1', { SERVICE_TOKEN: 'secret' }, /32 characters/],
    ['with another word', '127.0.0.1', { SERVICE_UNSIGNED: 'yes' }, /SERVICE_UNSIGNED is "yes"/],
  ])('and it does not start %s', (_, host, env, sentence) => {
    expect(() => readCallerCheck(host, empty, readConfiguration(env))).toThrow(sentence);
  });
});

/** A backend that answers every request with its own body. */
function backendOf(acceptUnsigned = false): Hono {
  const app = new Hono();
  const log = pino({ level: 'silent' });
  addCallerCheck(app, { tokens: [NEW, OLD], acceptUnsigned }, log);
  return app.all('*', async (context) => context.text(`answer ${await context.req.text()}`));
}

const signed = (method: string, target: string, body: string | undefined, token = NEW) => ({
  [SERVICE_SIGNATURE]: signCall(token, { method, target, body }, Date.now()),
});

const FILE = { 'Content-Type': 'application/octet-stream' };
const FILES = { 'Content-Type': 'multipart/form-data; boundary=x' };

describe('a backend that other machines can reach', () => {
  it.each<[string, string, RequestInit, number]>([
    ['a call', '/ru/currency', {}, 401],
    ['the feed', '/ru/changes?since=0', {}, 401],
    ['a picture', '/ru/media/clock/a/front.0000', {}, 401],
    ['a file of a request', '/ru/photo/0.jpeg?signature=a', {}, 401],
    ['a request', '/ru/call-request', { method: 'POST', body: '{}' }, 401],
    ['figures, from elsewhere', '/metrics', {}, 401],
    ['a page that is not there', '/nothing', {}, 401],
    ['health', '/health', {}, 200],
    ['the staff, who have a key of their own', '/staff/requests', {}, 200],
  ])('answers unsigned: %s', async (_, target, init, status) => {
    const response = await backendOf().request(target, init);
    expect(response.status).toBe(status);
    if (status === 401) {
      expect(response.headers.get('www-authenticate')).toBe('Service-Signature error="missing"');
      expect(response.headers.get('connection')).toBe('close');
    }
  });

  it.each<[string, string, RequestInit, number]>([
    ['a call', '/ru/c?a=1', { headers: signed('GET', '/ru/c?a=1', '') }, 200],
    ['by the token that is being replaced', '/ru/c', { headers: signed('GET', '/ru/c', '', OLD) }, 200],
    ['by another token', '/ru/c', { headers: signed('GET', '/ru/c', '', 'x'.repeat(32)) }, 401],
    ['for another address', '/ru/c', { headers: signed('GET', '/ru/d', '') }, 401],
    ['with its body', '/ru/c', { method: 'POST', body: '{}', headers: signed('POST', '/ru/c', '{}') }, 200],
    [
      'with another body',
      '/ru/c',
      { method: 'POST', body: '[]', headers: signed('POST', '/ru/c', '{}') },
      401,
    ],
    [
      'files, which are streamed',
      '/ru/c',
      { method: 'POST', body: '--x--', headers: { ...FILES, ...signed('POST', '/ru/c', undefined) } },
      200,
    ],
    [
      'a file of the desk, which is streamed too',
      '/desk/c',
      { method: 'POST', body: 'file', headers: { ...FILE, ...signed('POST', '/desk/c', undefined) } },
      200,
    ],
    [
      'a body of another kind that is not signed',
      '/ru/c',
      { method: 'POST', body: '{}', headers: signed('POST', '/ru/c', undefined) },
      401,
    ],
  ])('answers signed: %s', async (_, target, init, status) => {
    const response = await backendOf().request(target, init);
    expect(response.status).toBe(status);
    if (status === 200) expect(await response.text()).toBe(`answer ${(init.body as string) ?? ''}`);
  });

  it('takes unsigned calls while machines go over to signed ones', async () => {
    expect((await backendOf(true).request('/ru/c')).status).toBe(200);
  });
});
