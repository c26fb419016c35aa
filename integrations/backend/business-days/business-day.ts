/** A calendar day of the shop. */
export interface BusinessDay {
  /** `YYYY-MM-DD` in the shop's zone. */
  date: string;
  /** The moment at which the next day begins in that zone. */
  until: Date;
}

const MINUTE = 60_000;

/** More minutes than any day has, including days on which clocks are put back. */
const LONGEST_DAY = 26 * 60;

/** Formatters by zone: creating one costs more than a thousand dates. The locale `en-CA` formats dates as ISO does. */
const formats = new Map<string, Intl.DateTimeFormat>();

function datesOf(timeZone: string): Intl.DateTimeFormat {
  let dates = formats.get(timeZone);
  if (!dates) {
    dates = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
    formats.set(timeZone, dates);
  }
  return dates;
}

/** The date of a moment in a zone, `YYYY-MM-DD`. @param timeZone IANA name. */
export function dateOf(moment: Date, timeZone: string): string {
  return datesOf(timeZone).format(moment);
}

/**
 * The day of a moment. The beginning of the next day is searched and not computed, because a day may begin at one
 * o'clock where clocks change at midnight.
 * @param timeZone IANA name.
 */
export function businessDay(moment: Date, timeZone: string): BusinessDay {
  const dates = datesOf(timeZone);
  const date = dates.format(moment);
  const start = Math.floor(moment.getTime() / MINUTE);
  let [same, other] = [start, start + LONGEST_DAY];
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2);
    if (dates.format(middle * MINUTE) === date) same = middle;
    else other = middle;
  }
  return { date, until: new Date(other * MINUTE) };
}
