/** Opening and closing minute of a weekday in the office's zone; null when closed. Monday first. */
export type Schedule = readonly ({ from: number; to: number } | null)[];

/** Whether an office is open; `minute` is when it closes or, still today, opens. */
export type Opening =
  { state: 'open'; minute: number } | { state: 'opens'; minute: number } | { state: 'closed' };

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/**
 * Whether an office is open at a moment.
 * @param schedule seven days from Monday. @param timeZone IANA name of the office's zone.
 */
export function openingAt(schedule: Schedule, timeZone: string, moment: Date): Opening {
  const { day, minute } = localTime(timeZone, moment);
  const today = schedule[day];
  if (!today || minute >= today.to) return { state: 'closed' };
  return minute < today.from ? { state: 'opens', minute: today.from } : { state: 'open', minute: today.to };
}

/** Weekday from Monday (0) and minute of the day in a zone. */
function localTime(timeZone: string, moment: Date): { day: number; minute: number } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return { day: DAYS.indexOf(part('weekday')), minute: Number(part('hour')) * 60 + Number(part('minute')) };
}
