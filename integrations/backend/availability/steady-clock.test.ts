import { describe, expect, it } from 'vitest';
import {
  JUMP_ACCEPTED_AFTER,
  SMALL_CORRECTION,
  type SteadyClock,
  acceptReading,
  timeOf,
} from './steady-clock.ts';

const NOON = Date.UTC(2026, 10, 22, 12);
const SECOND = 1_000;
const DAY = 24 * 3_600 * SECOND;

/** Readings as [elapsed time, error of the wall clock], and the error that is accepted after the last reading. */
type Case = [string, [number, number][], number];

describe('D240 a clock that leaps', () => {
  it.each<Case>([
    ['the first reading is believed', [[0, DAY]], DAY],
    [
      'a clock that runs is right',
      [
        [0, 0],
        [SECOND, 0],
        [DAY, 0],
      ],
      0,
    ],
    [
      'a small step is taken',
      [
        [0, 0],
        [SECOND, SMALL_CORRECTION],
      ],
      SMALL_CORRECTION,
    ],
    [
      'a leap of a day is not',
      [
        [0, 0],
        [SECOND, DAY],
      ],
      0,
    ],
    [
      'nor a moment before it has settled',
      [
        [0, 0],
        [SECOND, DAY],
        [JUMP_ACCEPTED_AFTER, DAY],
      ],
      0,
    ],
    [
      'a leap that has stayed is',
      [
        [0, 0],
        [SECOND, DAY],
        [SECOND + JUMP_ACCEPTED_AFTER, DAY],
      ],
      DAY,
    ],
    [
      'a leap that was set right is forgotten',
      [
        [0, 0],
        [SECOND, DAY],
        [2 * SECOND, 0],
        [3 * SECOND, 0],
      ],
      0,
    ],
    [
      'the next leap after it waits as long again',
      [
        [0, 0],
        [SECOND, DAY],
        [2 * SECOND, 0],
        [JUMP_ACCEPTED_AFTER, DAY],
        [JUMP_ACCEPTED_AFTER + SECOND, DAY],
      ],
      0,
    ],
    [
      'a second leap waits as long again',
      [
        [0, 0],
        [SECOND, DAY],
        [JUMP_ACCEPTED_AFTER, 2 * DAY],
        [JUMP_ACCEPTED_AFTER + SECOND, 2 * DAY],
      ],
      0,
    ],
    [
      'a clock set back is believed',
      [
        [0, 0],
        [SECOND, -DAY],
      ],
      -DAY,
    ],
    [
      'and waits when it is set right again',
      [
        [0, 0],
        [SECOND, -DAY],
        [2 * SECOND, 0],
      ],
      -DAY,
    ],
  ])('%s', (_, readings, wrong) => {
    let clock: SteadyClock | undefined;
    let believed = 0;
    for (const [passed, error] of readings) {
      const reading = { wall: NOON + passed + error, monotonic: 7 + passed };
      clock = acceptReading(clock, reading);
      believed = timeOf(clock, reading).getTime() - NOON - passed;
    }
    expect(believed).toBe(wrong);
  });
});
