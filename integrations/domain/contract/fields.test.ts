import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { calendarDay } from './fields.ts';

describe('a day of the calendar', () => {
  it.each(['2026-11-27', '2024-02-29', '2000-02-29', '2026-12-31'])('%s is one', (day) => {
    expect(v.is(calendarDay, day)).toBe(true);
  });

  it.each(['2026-02-29', '2026-02-30', '1900-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-1-1'])(
    '%s is none',
    (day) => {
      const { issues } = v.safeParse(calendarDay, day);
      expect(issues?.[0].message).toBe('value');
    },
  );

  it.each(['', 'tomorrow', '27.11.2026', 20_261_127, null])('%j is none', (day) => {
    expect(v.is(calendarDay, day)).toBe(false);
  });
});
