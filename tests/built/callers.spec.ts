import { readConfiguration } from '../../src/platform/configuration.ts';
import { expect, test } from '@playwright/test';
import { readServiceToken } from '@tourbillon/platform/configuration/service-token.ts';
import { SERVICE_SIGNATURE, signCall } from '@tourbillon/domain/contract/service-signature.ts';
import { ask } from '../site/ask.ts';
import { readSharedSite } from '../site/site.ts';

test('a backend that others can reach answers what our storefronts have signed', async () => {
  const { backendPort, env } = readSharedSite();
  const asked = (target: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${backendPort}${target}`, { headers });
  const signed = (target: string, token: string) => ({
    [SERVICE_SIGNATURE]: signCall(token, { method: 'GET', target, body: '' }, Date.now()),
  });
  const target = '/ru/currency';
  const rejected: Record<string, string>[] = [
    {},
    { Authorization: `Bearer ${env.SERVICE_TOKEN}` },
    signed(target, 'x'.repeat(32)),
  ];
  for (const headers of rejected) {
    const refused = await asked(target, headers);
    expect(refused.status).toBe(401);
    expect(refused.headers.get('www-authenticate')).toMatch(/^Service-Signature error=/);
  }
  expect((await asked(target, signed(target, readServiceToken(readConfiguration(env)) ?? ''))).status).toBe(
    200,
  );
  expect((await asked('/health')).status).toBe(200);
  expect((await asked('/metrics')).status, 'figures are for programs of its machine').toBe(200);
  // The storefront itself signs its calls and is served.
  expect((await ask('ru', '/api/currency')).status).toBe(200);
});
