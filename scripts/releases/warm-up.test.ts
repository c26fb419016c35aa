import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { checkCall, SERVICE_SIGNATURE } from '@tourbillon/domain/contract/service-signature.ts';
import { warmUp } from './warm-up.ts';

const TOKEN = 'token-of-the-test'.repeat(2);

/** Warms a backend of two languages up that has these main data. @returns what was asked, and faults of signatures. */
async function warmed(mainData: string): Promise<{ asked: string[]; faults: unknown[] }> {
  const asked: string[] = [];
  const faults: unknown[] = [];
  const server = createServer(({ method = '', url: target = '', headers }, response) => {
    const signature = headers[SERVICE_SIGNATURE] as string | undefined;
    const found = checkCall([TOKEN], signature, { method, target }, Date.now());
    if (typeof found === 'string') faults.push(found);
    asked.push(target);
    response.end(/^\/\w+\/$/.test(target) ? mainData : '{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    const { port } = server.address() as AddressInfo;
    await warmUp({ BACKEND_PORT: String(port), SERVICE_TOKEN: TOKEN, LOCALES: 'en,uz' });
    return { asked, faults };
  } finally {
    server.close();
  }
}

it.each([
  ['with watches', '{"sections":["clock"],"lists":["clocks_today"]}', ['clocks_today']],
  ['without watches', '{"sections":["jewelry","art"],"lists":[]}', ['jewellery', 'arts']],
  ['with main data of another release', '{}', []],
])('a new backend of a shop %s is asked for its lists and the search', async (_, mainData, lists) => {
  const { asked, faults } = await warmed(mainData);
  const words = asked.flatMap((target) => /^\/en\/.*\b(?:clocks_today|jewellery|arts)\b/.exec(target) ?? []);
  expect(words.map((target) => lists.find((list) => target.includes(list)))).toEqual(lists);
  expect(asked.filter((target) => target.includes('q=rolex'))).toHaveLength(2);
  expect(asked).toHaveLength(2 * (lists.length + 2));
  expect(faults, 'calls without a signature').toEqual([]);
});

it('D668 a backend that answers each request slowly is given up after the time for all of them', async () => {
  const server = createServer((_, response) => {
    setTimeout(() => response.end('{"sections":["clock"],"lists":["clocks_today"]}'), 200);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const env = { BACKEND_PORT: String(port), SERVICE_TOKEN: TOKEN, LOCALES: 'en,uz' };
  await expect(warmUp(env, 500)).rejects.toThrow('does not answer in time');
});
