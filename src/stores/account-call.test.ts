import { expect, it, onTestFinished, vi } from 'vitest';
import { newTask, readProof } from '../robots/proof-of-work.ts';

it('a call that asks for work first is made again with it, once', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('document', { cookie: '' });
  const challenge = await newTask('mine', { purpose: '/login' });
  const sent: Record<string, string>[] = [];
  vi.stubGlobal('fetch', (_: string, { headers }: { headers: Record<string, string> }) => {
    sent.push(headers);
    return Promise.resolve(
      headers['x-robot-proof']
        ? Response.json({ account_token: 'token' })
        : Response.json({ message: 'Work first', robot: { challenge } }, { status: 428 }),
    );
  });
  const { accountCall } = await import('./account-call.ts');
  expect(await accountCall('/login', { email: 'a@x.test' })).toEqual({ account_token: 'token' });
  expect(sent).toHaveLength(2);
  expect(await readProof('mine', sent[1]?.['x-robot-proof'] ?? '')).toMatchObject({
    purpose: '/login',
    work: 1,
  });
});
