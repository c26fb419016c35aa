import { minuteIn, openingAt, type Schedule, type SpecialDays } from './opening-hours.ts';

/** When an office is open. */
export interface OfficeClock {
  schedule: Schedule;
  special_days: SpecialDays;
  time_zone: string;
}

const MINUTE = 60_000;
const DAY_MINUTES = 1440;

/** The local day and minute of a moment in the time zone of an office. */
export function officeTime(moment: Date, timeZone: string): { day: string; minute: number } {
  // The en-CA locale writes dates as ISO does.
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment);
  return { day, minute: minuteIn(timeZone, moment) };
}

/** The moment of a local day and minute. A local time that a clock change skips gives a time after the change. */
export function momentIn(day: string, minute: number, timeZone: string): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minute * MINUTE;
  let moment = wanted;
  // Twice: the first step may cross a clock change.
  for (let step = 0; step < 2; step++) {
    const shown = officeTime(new Date(moment), timeZone);
    moment += wanted - (Date.parse(`${shown.day}T00:00:00Z`) + shown.minute * MINUTE);
  }
  return new Date(moment);
}

/** Whether a visit is possible at a moment: it is in the future and the office is open. */
export function mayVisit(moment: Date, clock: OfficeClock, now: Date): boolean {
  const { schedule, special_days, time_zone } = clock;
  return moment > now && openingAt(schedule, special_days, time_zone, moment).state === 'open';
}

/**
 * The days on which an office may be visited, with the first and the last minute at which a visit may begin, both
 * multiples of the step.
 * @param count number of days, today included. @param step minutes between two possible beginnings.
 */
export function visitDays(
  { schedule, special_days, time_zone }: OfficeClock,
  now: Date,
  { count, step }: { count: number; step: number },
): { day: string; from: number; to: number }[] {
  const today = officeTime(now, time_zone);
  const days = Array.from({ length: count }, (_, index) => {
    const date = Date.parse(`${today.day}T00:00:00Z`) + index * DAY_MINUTES * MINUTE;
    const day = new Date(date).toISOString().slice(0, 10);
    const special = special_days.find((one) => one.day === day.slice(5));
    const hours = special ? special.hours : (schedule[(new Date(date).getUTCDay() + 6) % 7] ?? null);
    if (!hours) return undefined;
    const soonest = Math.max(hours.from, index === 0 ? today.minute + 1 : 0);
    const latest = Math.min(hours.to, DAY_MINUTES) - step;
    const [from, to] = [Math.ceil(soonest / step) * step, Math.floor(latest / step) * step];
    return from <= to ? { day, from, to } : undefined;
  });
  return days.filter((day) => day !== undefined);
}
