/**
 * Public holidays of every year, `MM-DD` (Labour Code of Russia, article 112). Days off that a decree moves are not
 * known in advance, so a computed deadline can be too early, or on a day off.
 */
const HOLIDAYS = new Set([
  ...['01-01', '01-02', '01-03', '01-04', '01-05', '01-06', '01-07', '01-08'],
  ...['02-23', '03-08', '05-01', '05-09', '06-12', '11-04'],
]);

const DAY = 24 * 3_600_000;

/** A date some days later. @param date ISO date. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
}

/** The date a number of working days after a date; that date itself is not counted. @param date ISO date. */
export function addWorkingDays(date: string, days: number): string {
  let found = date;
  for (let left = days; left > 0;) {
    found = addDays(found, 1);
    if (isWorkingDay(found)) left--;
  }
  return found;
}

/** Monday to Friday, unless it is a holiday. @param date ISO date. */
function isWorkingDay(date: string): boolean {
  const weekday = new Date(date).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !HOLIDAYS.has(date.slice(5));
}
