import { beforeEach, expect, it, vi } from 'vitest';
import { createProgress } from './progress.ts';

let shown: (number | undefined)[];
let progress: ReturnType<typeof createProgress>;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  progress = createProgress({
    show: (percent) => shown.push(percent),
    later: (act, milliseconds) => setTimeout(act, milliseconds),
    cancel: (timer) => clearTimeout(timer as NodeJS.Timeout),
  });
});

it('§2 loading progress grows by 30 for the route and 45 for its data, and goes', () => {
  progress.start();
  vi.advanceTimersByTime(150);
  progress.step('data');
  progress.end();
  expect(shown).toEqual([30, 75, undefined]);
});

it('loads under 150 ms show nothing', () => {
  progress.start();
  vi.advanceTimersByTime(149);
  progress.step('data');
  progress.end();
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([undefined]);
});

it('§2 a page asked for while another loads starts again from 30, without waiting', () => {
  progress.start();
  vi.advanceTimersByTime(150);
  progress.step('data');
  progress.start();
  expect(shown).toEqual([30, 75, 30]);
});

it('§2 progress never passes 100', () => {
  progress.start();
  vi.advanceTimersByTime(150);
  for (let piece = 0; piece < 4; piece += 1) progress.step('data');
  expect(shown.at(-1)).toBe(100);
});
