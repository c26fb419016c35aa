import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '../http/log.ts';
import { BackendError } from './backend-error.ts';
import { reportError } from './report.ts';

beforeEach(() => void vi.spyOn(log, 'error').mockReturnValue(undefined));
afterEach(() => vi.restoreAllMocks());
/** What the log writes of it; the error itself goes along for the reports. */
const line = () => JSON.parse(JSON.stringify(vi.mocked(log.error).mock.calls[0]?.[0])) as unknown;

describe('§8 a reported error', () => {
  it('is one structured line without the query of an address (D64)', () => {
    reportError(new Error('no answer from /account?token=secret'), { path: '/profile/?token=secret' });
    expect(line()).toMatchObject({
      path: '/profile/',
      error: { name: 'Error', message: 'no answer from /account' },
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
