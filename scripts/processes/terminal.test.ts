import { expect, it, onTestFinished, vi } from 'vitest';
import { CHECK_INTERVAL_MS, HANGUP_DELAY_MS, watchTerminal } from './terminal.ts';

const AFTER = CHECK_INTERVAL_MS + HANGUP_DELAY_MS;

it.each([
  ['is still there', true, () => true, 0, false],
  ['has just been closed', true, () => false, 0, true],
  ['has gone without a signal, a while ago', true, () => false, AFTER, false],
  ['was never there', false, () => false, 0, false],
])('a SIGHUP when the terminal %s', (_, first, later, passed, isClosed) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const has = vi.fn(later).mockReturnValueOnce(first);
  const isTerminalClosed = watchTerminal(has);
  vi.advanceTimersByTime(passed);
  expect(isTerminalClosed()).toBe(isClosed);
});
