import { describe, expect, it } from 'vitest';
import { datePatterns, patternDate, patternMoment } from './date-patterns.ts';
import { formatDate } from './dates.ts';
import { LOCALES } from './locales.ts';

describe.each(LOCALES)('dates in a browser on %s', (locale) => {
  it.each(['2026-01-01', '2024-02-29', '2026-11-21', '2015-12-15', '2031-05-31'])(
    '%s as on the server',
    (date) => {
      expect(patternDate(datePatterns(locale), date)).toBe(formatDate(date, locale));
    },
  );
});

it('a moment has its minute in 24 hours', () => {
  const at = new Date(2026, 10, 9, 14, 5).toISOString();
  expect(patternMoment(datePatterns('en'), at)).toBe('9 November 2026, 14:05');
});
