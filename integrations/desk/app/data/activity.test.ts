import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deskHeaders, watchActivity } from './activity.ts';

const MINUTE = 60_000;
const UNUSED = { 'X-Desk': '1' };
const USED = { ...UNUSED, 'desk-used': '1' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('calls within a minute after an act say that the desk is used; those of a tab that is left open do not', () => {
  const page = new EventTarget();
  watchActivity(page);
  expect(deskHeaders(), 'opened').toEqual(USED);
  vi.advanceTimersByTime(MINUTE);
  expect(deskHeaders(), 'left open').toEqual(UNUSED);
  for (const act of ['pointerdown', 'keydown', 'wheel']) {
    page.dispatchEvent(new Event(act));
    expect(deskHeaders(), act).toEqual(USED);
    vi.advanceTimersByTime(MINUTE - 1);
    expect(deskHeaders(), act).toEqual(USED);
    vi.advanceTimersByTime(1);
    expect(deskHeaders(), act).toEqual(UNUSED);
  }
  page.dispatchEvent(new Event('visibilitychange'));
  expect(deskHeaders(), 'only shown').toEqual(UNUSED);
});
