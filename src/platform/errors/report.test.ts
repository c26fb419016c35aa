import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import { log } from '../log.ts';
import { BackendError } from './backend-error.ts';
import { reportError, reportFailedResponse } from './report.ts';

beforeEach(() => {
  vi.spyOn(log, 'error').mockReturnValue(undefined);
  vi.spyOn(log, 'info').mockReturnValue(undefined);
});
afterEach(() => vi.restoreAllMocks());
/** The logged line. The error itself is attached for the error reports. */
const line = () => JSON.parse(JSON.stringify(vi.mocked(log.error).mock.calls[0]?.[0])) as unknown;

describe('§8 a reported error', () => {
  it('is one structured line without the query of an address (D64)', () => {
    reportError(new Error('no response from /account?token=secret'), { path: '/profile/?token=secret' });
    expect(line()).toMatchObject({
      path: '/profile/',
      error: { name: 'Error', message: 'no response from /account' },
    });
    expect(JSON.stringify(line())).not.toContain('secret');
  });

  it('of the backend names the call and the status, without its body', () => {
    reportError(new BackendError('/login', 422, 'refused', { email: 'anna@example.com' }));
    expect(line()).toEqual({
      error: {
        name: 'BackendError',
        message: 'Backend call /login: 422 refused',
        call: '/login',
        status: 422,
      },
    });
  });

  it('is reported once, by whichever layer comes first', () => {
    const error = new Error('x');
    reportError(error);
    reportError(error);
    expect(log.error).toHaveBeenCalledOnce();
  });

  it('may be anything thrown', () => {
    reportError('text of +7 999 123 45 67');
    expect(line()).toEqual({ error: { message: 'text of [phone]' } });
  });
});

describe('a call without a response', () => {
  it.each([
    ['an address that fits no contract', CALLS.contacts, 422, 'info'],
    ['a word that the backend does not know', CALLS.contacts, 404, 'info'],
    ['an item that is none', CALLS.detail, 404, 'info'],
    ['a backend that fails', CALLS.contacts, 500, 'error'],
    ['a backend that is away', CALLS.contacts, undefined, 'error'],
    ['a refusal of what takes no words of a visitor', CALLS.currency, 404, 'error'],
  ] as const)('%s is logged as it should be', (_, call, status, level) => {
    reportFailedResponse(new BackendError(call.path, status), call, { locale: 'ru' });
    const levels = (['info', 'error'] as const).filter((one) => vi.mocked(log[one]).mock.calls.length > 0);
    expect(levels).toEqual([level]);
  });
});
