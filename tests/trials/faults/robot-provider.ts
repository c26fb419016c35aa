import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a provider of robot checks that accepts everybody. @returns the environment that uses it. */
export async function startRobotProvider(): Promise<{ env: Record<string, string>; stop: () => void }> {
  const provider = createServer((_, reply) => reply.end('{"success":true}'));
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
  return {
    env: {
      RECAPTCHA_SITE_KEY_RU: 'site',
      RECAPTCHA_SECRET_RU: 'secret',
      RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/`,
    },
    stop: () => void provider.close(),
  };
}
