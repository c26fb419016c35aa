/**
 * Opening and closing minute of a day in the office's time zone; null when closed. A closing minute above 1440 is
 * after midnight.
 */
export type Hours = { from: number; to: number } | null;

/** Hours by weekday, Monday first. */
export type Schedule = readonly Hours[];

/** Hours of annual special days, by `MM-DD`; they replace the hours of the weekday. */
export type SpecialDays = readonly { day: string; hours: Hours }[];

/**
 * Whether an office is open. `minute` is the minute of the day of its next closing or opening. The next opening is
 * `inDays` days from now, on that `weekday` (Monday is 0). A closed office without these fields does not open within
 * a week.
 */
export type Opening =
  | { state: 'open'; minute: number }
  | { state: 'opens'; minute: number; inDays: number; weekday: number }
  | { state: 'closed' };

const DAY_MINUTES = 1440;
const DAY_MS = 86_400_000;

/** Local time of an office: the date as a moment in UTC, and the minute of the day. */
interface LocalTime {
  date: number;
  minute: number;
}

/**
 * Whether an office is open at a moment, in its own time zone. The opening minute counts as open, the closing minute
 * as closed. Hours are wall-clock time, so a change to summer time needs no special code.
 * @param schedule seven days from Monday. @param timeZone IANA name of the office's zone.
 */
export function openingAt(
  schedule: Schedule,
  specialDays: SpecialDays,
  timeZone: string,
  moment: Date,
): Opening {
  const { date, minute } = localTime(timeZone, moment);
  const hoursIn = (days: number) => hoursOn(schedule, specialDays, date + days * DAY_MS);

  const yesterday = hoursIn(-1);
  if (yesterday && minute < yesterday.to - DAY_MINUTES) {
    return { state: 'open', minute: yesterday.to - DAY_MINUTES };
  }
  const today = hoursIn(0);
  if (today && minute >= today.from && minute < today.to) {
    return { state: 'open', minute: today.to % DAY_MINUTES };
  }
  for (let inDays = 0; inDays <= 7; inDays++) {
    const hours = hoursIn(inDays);
    if (!hours || (inDays === 0 && minute >= hours.from)) continue;
    return { state: 'opens', minute: hours.from, inDays, weekday: weekdayOf(date + inDays * DAY_MS) };
  }
  return { state: 'closed' };
}

/** Minute of the day in a zone. */
export function minuteIn(timeZone: string, moment: Date): number {
  return localTime(timeZone, moment).minute;
}

/** Weekday of a date in UTC; Monday is 0. */
function weekdayOf(date: number): number {
  return (new Date(date).getUTCDay() + 6) % 7;
}

function hoursOn(schedule: Schedule, specialDays: SpecialDays, date: number): Hours {
  const monthDay = new Date(date).toISOString().slice(5, 10);
  const special = specialDays.find(({ day }) => day === monthDay);
  return special ? special.hours : (schedule[weekdayOf(date)] ?? null);
}

function localTime(timeZone: string, moment: Date): LocalTime {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return {
    date: Date.UTC(part('year'), part('month') - 1, part('day')),
    minute: part('hour') * 60 + part('minute'),
  };
}
