import { type AnswerTerm, FIRST_MINUTES } from '@tourbillon/domain/business/answer-terms.ts';
import { openingAt } from '@tourbillon/domain/business/opening-hours.ts';
import { momentIn, officeTime } from '@tourbillon/domain/business/visit-times.ts';
import { businessDay } from '../business-days/business-day.ts';
import { endOfDay } from '../business-days/last-day.ts';
import { addDays } from '../business-days/working-days.ts';
import type { OfficeHours } from '../content-store/office-hours.ts';
import { lastDay } from './due-day.ts';

const MINUTE = 60_000;

/**
 * The deadline of an answer. A term in minutes counts opening hours: a request after closing, or too late to be
 * answered before closing, is answered in the first hour after the next opening.
 * @param hours of the office that answers; without an office, all hours count.
 * @param timeZone of the shop, for a term in days.
 */
export function answerDeadline(
  term: AnswerTerm,
  came: Date,
  hours: OfficeHours | undefined,
  timeZone: string,
): Date {
  if ('days' in term) return endOfDay(lastDay(term, businessDay(came, timeZone).date), timeZone);
  const inTime = after(came, term.minutes);
  if (!hours) return inTime;
  const closing = minutesToClosing(came, hours);
  if (closing !== undefined && term.minutes <= closing) return inTime;
  const closed = closing === undefined ? came : after(came, closing);
  const opening = nextOpening(closed, hours);
  // An office that closes at midnight and opens at midnight does not close.
  return opening && opening > closed ? after(opening, FIRST_MINUTES) : inTime;
}

/** Minutes until the office closes; undefined if it is closed. */
function minutesToClosing(moment: Date, { schedule, special_days, time_zone }: OfficeHours) {
  const opening = openingAt(schedule, special_days, time_zone, moment);
  if (opening.state !== 'open') return undefined;
  const inDays = opening.minute > officeTime(moment, time_zone).minute ? 0 : 1;
  const closing = localMoment(moment, inDays, opening.minute, time_zone);
  return (closing.getTime() - after(moment, 0).getTime()) / MINUTE;
}

/** The next opening of the office: the moment itself if it is open; undefined if there is none within a week. */
function nextOpening(moment: Date, { schedule, special_days, time_zone }: OfficeHours): Date | undefined {
  const opening = openingAt(schedule, special_days, time_zone, moment);
  if (opening.state === 'open') return moment;
  if (opening.state === 'closed') return undefined;
  return localMoment(moment, opening.inDays, opening.minute, time_zone);
}

/** The minute of a day, some days after that of a moment. A change to summer time may lie between. */
function localMoment(moment: Date, inDays: number, minute: number, timeZone: string): Date {
  return momentIn(addDays(officeTime(moment, timeZone).day, inDays), minute, timeZone);
}

function after(moment: Date, minutes: number): Date {
  return new Date(Math.floor(moment.getTime() / MINUTE) * MINUTE + minutes * MINUTE);
}
