/** A day of the shop. */
export interface BusinessDay {
  /** `YYYY-MM-DD` in the shop's zone. */
  date: string;
  /** The moment the next day begins there. */
  until: Date;
}

const MINUTE = 60_000;

/** Longer than any day, those on which clocks are put back included. */
const LONGEST_DAY = 26 * 60;

/**
 * The day a moment belongs to. The next one is searched for and not computed: where clocks are changed at midnight, a
 * day may begin at one o'clock.
 * @param timeZone IANA name.
 */
export function businessDay(moment: Date, timeZone: string): BusinessDay {
  // Canada writes dates as ISO does.
  const dates = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
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
