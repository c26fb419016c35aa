import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { progressBar } from './progress-bar.ts';

let written: string[] = [];
const terminal = process.stderr.isTTY;

beforeEach(() => {
  written = [];
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  process.stderr.isTTY = terminal;
});

/** Reports a row every tenth of a second. */
function bring(rows: number): void {
  const bar = progressBar(rows);
  for (let done = 1; done <= rows; done += 1) {
    vi.advanceTimersByTime(100);
    bar.update(done);
  }
  bar.clear();
}

describe('the progress of an import', () => {
  it('on a terminal: a bar from a second on, five times a second, taken off at the end', () => {
    process.stderr.isTTY = true;
    bring(30);
    expect(written[0]).toBe(`\r\u001b[K${'█'.repeat(10)}${'░'.repeat(20)} 33 %, 10 of 30 rows, 1 s`);
    expect(written).toHaveLength(11 + 1);
    expect(written.at(-1)).toBe('\r\u001b[K');
  });

  it('piped: a plain line now and then', () => {
    process.stderr.isTTY = false;
    bring(120);
    expect(written).toEqual(['41 %, 50 of 120 rows, 5 s\n', '83 %, 100 of 120 rows, 10 s\n']);
  });

  it.each([true, false])('nothing of what takes less than a second (terminal: %s)', (isTTY) => {
    process.stderr.isTTY = isTTY;
    bring(9);
    expect(written).toEqual([]);
  });
});
