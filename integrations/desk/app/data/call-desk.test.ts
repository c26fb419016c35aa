import { registerHooks } from 'node:module';
import { afterEach, expect, test, vi } from 'vitest';
import { BACKEND_LOST } from './backend-status.ts';
import { SESSION_ENDED } from './session-status.ts';

const CALLS = { notePayment: { method: 'POST', path: '/a' }, logIn: { method: 'POST', path: '/b' } };

/** The module of the calls, which the build writes. */
const hooks = registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'virtual:desk/calls'
      ? { url: `data:text/javascript,export default ${JSON.stringify(CALLS)}`, shortCircuit: true }
      : next(specifier, context),
});
const { callDesk } = await import('./call-desk.ts');
hooks.deregister();

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['notePayment', 401, [SESSION_ENDED]],
  ['notePayment', 403, []],
  ['notePayment', 502, [BACKEND_LOST]],
  ['logIn', 401, []],
] as const)('%s that is answered with %i tells the window %j', async (name, status, told) => {
  const events: string[] = [];
  vi.stubGlobal('fetch', async () => Response.json({ message: 'refused' }, { status }));
  vi.stubGlobal('dispatchEvent', ({ type }: Event) => events.push(type));
  await expect(callDesk(name)).rejects.toMatchObject({ status });
  expect(events).toEqual(told);
});
