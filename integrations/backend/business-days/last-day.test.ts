import { describe, expect, it } from 'vitest';
import { endOfDay, endOfHold, lastDayOf } from './last-day.ts';

describe('D76 the last day of a hold', () => {
  it.each([
    ['2026-12-01', 'Europe/Moscow', '2026-12-01T21:00:00.000Z'],
    ['2026-12-01', 'Asia/Tashkent', '2026-12-01T19:00:00.000Z'],
    ['2026-12-01', 'Pacific/Kiritimati', '2026-12-01T10:00:00.000Z'],
    ['2026-12-01', 'Pacific/Niue', '2026-12-02T11:00:00.000Z'],
    // Clocks change on these days.
    ['2026-03-29', 'Europe/Kyiv', '2026-03-29T21:00:00.000Z'],
    ['2026-10-25', 'Europe/Kyiv', '2026-10-25T22:00:00.000Z'],
  ])('%s in %s ends at %s', (date, zone, end) => {
    expect(endOfDay(date, zone).toISOString()).toBe(end);
    expect(lastDayOf(endOfDay(date, zone), zone)).toBe(date);
  });

  it('two days of a hold are tomorrow and the day after, whatever the time of day', () => {
    const ends = ['2026-11-22T00:00:00+03:00', '2026-11-22T23:59:59+03:00'].map((now) =>
      endOfHold(new Date(now), 2, 'Europe/Moscow').toISOString(),
    );
    expect(ends).toEqual(['2026-11-24T21:00:00.000Z', '2026-11-24T21:00:00.000Z']);
  });
});
