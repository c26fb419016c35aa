import { readConfiguration } from '../platform/configuration.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkCall, SERVICE_SIGNATURE } from '@tourbillon/domain/contract/service-signature.ts';
import { BackendClient } from './backend-client.ts';
import { fetchOriginal } from '../media/original.ts';
import { readServiceToken } from '@tourbillon/platform/configuration/service-token.ts';
import { signatureFault } from './service-token.ts';
import { failureOf, ITEM, json, TestBackend } from './test-backend.ts';

vi.mock('../platform/configuration.ts', () => import('../../tests/environment/changing-configuration.ts'));

const TOKEN = 'token-of-the-test'.repeat(2);

describe('what a storefront signs', () => {
  let backend: TestBackend;
  beforeEach(async () => {
    vi.stubEnv('SERVICE_TOKEN', `${TOKEN},${'old-token-of-the-test'.repeat(2)}`);
    backend = await TestBackend.start(json({ n: 1 }));
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await backend.stop();
  });

  it('every call and every picture, by the first token', async () => {
    const client = new BackendClient({ addresses: backend.addresses });
    await client.ask('ru', ITEM, { id: 'a b', page: 2 });
    await fetchOriginal(backend.addresses.ru, 'clock/a/front').catch(() => undefined);
    expect(backend.seen.map(({ url }) => url)).toEqual([
      '/base/items/a%20b?page=2',
      '/base/media/clock/a/front',
    ]);
    for (const { method, url: target, headers } of backend.seen) {
      const header = headers[SERVICE_SIGNATURE] as string | undefined;
      expect(checkCall([TOKEN], header, { method, target }, Date.now())).toMatchObject({ isStreamed: false });
    }
  });

  it('a rejected signature is no response: the visitor is not logged out by it', async () => {
    backend.behave = (_, response) => {
      response.writeHead(401, { 'www-authenticate': 'Service-Signature error="clock"' }).end('{}');
    };
    const client = new BackendClient({ addresses: backend.addresses });
    const failure = await failureOf(client.ask('ru', ITEM, { id: 'a' }));
    expect([failure.status, failure.isFailure]).toEqual([undefined, true]);
    expect(failure.message).toContain('the clocks are minutes apart');
  });
});

it.each([
  [401, 'Service-Signature error="missing"', /SERVICE_TOKEN is not set/],
  [401, 'Service-Signature error="unknown"', /another one/],
  [401, 'Bearer', undefined],
  [401, undefined, undefined],
  [200, 'Service-Signature error="unknown"', undefined],
])('what %s with the challenge %o says of our signature', (status, challenge, expected) => {
  const found = signatureFault(status, challenge);
  if (expected) expect(found).toMatch(expected);
  else expect(found).toBeUndefined();
});

it('the token is that of the environment, else that of the data directory', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'token-'));
  try {
    expect(readServiceToken(readConfiguration({ DATA_DIR: folder }))).toBeUndefined();
    writeFileSync(path.join(folder, 'service-token'), `${TOKEN}\n`);
    expect(readServiceToken(readConfiguration({ DATA_DIR: folder }))).toBe(TOKEN);
    expect(readServiceToken(readConfiguration({ DATA_DIR: folder, SERVICE_TOKEN: 'a'.repeat(32) }))).toBe(
      'a'.repeat(32),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
