import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { checkCall, SERVICE_SIGNATURE } from '@tourbillon/domain/contract/service-signature.ts';
import { warmUp } from './warm-up.ts';

it('a new backend that others can reach is asked with signatures', async () => {
  const token = 'token-of-the-test'.repeat(2);
  const faults: unknown[] = [];
  const server = createServer(({ method = '', url: target = '', headers }, response) => {
    const found = checkCall(
      [token],
      headers[SERVICE_SIGNATURE] as string | undefined,
      { method, target },
      Date.now(),
    );
    faults.push(typeof found === 'string' ? found : undefined);
    response.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    const { port } = server.address() as AddressInfo;
    await warmUp({ BACKEND_PORT: String(port), SERVICE_TOKEN: token });
    expect(new Set(faults)).toEqual(new Set([undefined]));
    expect(faults).toHaveLength(8);
  } finally {
    server.close();
  }
});
