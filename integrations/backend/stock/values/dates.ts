import { Mistake, quoted } from '../mistake.ts';

const EARLIEST_YEAR = 1500;

/** Parses a day: `2026-11-22`, or `22.11.2026`. @throws Mistake for a day that does not exist. */
export function day(text: string): string {
  const local = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  const iso = local ? [local[3], local[2]?.padStart(2, '0'), local[1]?.padStart(2, '0')].join('-') : text;
  const moment = new Date(`${iso}T00:00:00Z`);
  if (
    !/^\d{4}-\d{2}-\d{2}$/.test(iso) ||
    Number.isNaN(moment.getTime()) ||
    moment.toISOString().slice(0, 10) !== iso
  ) {
    throw new Mistake(`${quoted(text)} is not a day; write it as 2026-11-22`);
  }
  return iso;
}

/** Parses a day in the past. Today is that of the easternmost time zone, which is up to a day ahead. */
export function pastDay(text: string, now = Date.now()): string {
  const read = day(text);
  if (read > new Date(now + 86_400_000).toISOString().slice(0, 10)) {
    throw new Mistake(`${quoted(text)} is in the future; expected the day on which it was done`);
  }
  return read;
}

/** Parses a year or a range of years: `2019`, `1970–1979`. */
export function years(text: string, now = Date.now()): string {
  const [from = '', to = from, ...more] = text.split(/\s*[-–—]\s*/);
  const latest = new Date(now).getUTCFullYear() + 1;
  const isYear = (year: string) =>
    /^\d{4}$/.test(year) && Number(year) >= EARLIEST_YEAR && Number(year) <= latest;
  if (more.length > 0 || !isYear(from) || !isYear(to) || to < from) {
    throw new Mistake(`${quoted(text)} is not a year; write it as 2019, or 1970–1979`);
  }
  return to === from ? from : `${from}–${to}`;
}
