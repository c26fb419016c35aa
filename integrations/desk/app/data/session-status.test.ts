import { HttpError } from 'react-admin';
import { describe, expect, it, test, vi } from 'vitest';
import { DESK_CALLS, type DeskCallName } from '@tourbillon/domain/desk/desk-calls.ts';
import { endsSession, repeatAfterLogIn, SESSION_RESTORED } from './session-status.ts';

test('a 401 ends the session, except for calls that are made without one', () => {
  const names = Object.keys(DESK_CALLS) as DeskCallName[];
  const open = names.filter((name) => DESK_CALLS[name].access === 'anybody');
  const others = names.filter((name) => !endsSession(name, 401));
  expect(others.toSorted()).toEqual([...new Set([...open, 'me', 'logOut'])].toSorted());
  expect(names.some((name) => endsSession(name, 403) || endsSession(name, 502))).toBe(false);
});

describe('a call of a list or a page whose session has ended', () => {
  const ended = new HttpError('Not logged in', 401);
  const refusing = (error: Error) => vi.fn<() => Promise<string>>().mockRejectedValueOnce(error);

  it('is made again after the login', async () => {
    const place = new EventTarget();
    const call = refusing(ended).mockResolvedValue('rows');
    const rows = repeatAfterLogIn(call, undefined, place);
    await vi.waitFor(() => expect(call).toHaveBeenCalledOnce());
    await Promise.resolve();
    place.dispatchEvent(new Event(SESSION_RESTORED));
    expect(await rows).toBe('rows');
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('fails when the screen no longer wants it', async () => {
    const { signal, abort } = abortable();
    const rows = repeatAfterLogIn(refusing(ended), signal, new EventTarget());
    abort();
    await expect(rows).rejects.toBe(ended);
  });

  it('fails at once for another reason', async () => {
    const forbidden = new HttpError('Not for this role', 403);
    await expect(repeatAfterLogIn(refusing(forbidden), undefined, new EventTarget())).rejects.toBe(forbidden);
  });
});

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
