import { formatMinute } from '@tourbillon/domain/i18n/dates.ts';
import {
  minuteIn,
  openingAt,
  type Schedule,
  type SpecialDays,
} from '@tourbillon/domain/business/opening-hours.ts';

/** Text templates of an opening note with `{{time}}` and `{{day}}`; `days` starts on Monday. */
export interface NoteTexts {
  open: string;
  opens: string;
  tomorrow: string;
  later: string;
  closed: string;
  days: string[];
  local: string;
}

/** Data of an opening note, embedded in the page. */
export interface NoteData {
  schedule: Schedule;
  specialDays: SpecialDays;
  zone: string;
  texts: NoteTexts;
}

/**
 * The note of an office: whether it is open, and its local time if the visitor's time differs.
 * @param visitorZone IANA name of the visitor's time zone; default: the browser's.
 */
export function openingNote(
  { schedule, specialDays, zone, texts }: NoteData,
  moment: Date,
  visitorZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): { isOpen: boolean; text: string } {
  const opening = openingAt(schedule, specialDays, zone, moment);
  const minute = minuteIn(zone, moment);
  const local = minute === minuteIn(visitorZone, moment) ? '' : fill(texts.local, minute);
  const text = opening.state === 'closed' ? texts.closed : sentence(opening, texts);
  return { isOpen: opening.state === 'open', text: local ? `${text} · ${local}` : text };
}

function sentence(opening: Exclude<ReturnType<typeof openingAt>, { state: 'closed' }>, texts: NoteTexts) {
  if (opening.state === 'open') return fill(texts.open, opening.minute);
  const { inDays, weekday, minute } = opening;
  if (inDays > 1) return fill(texts.later, minute).replace('{{day}}', texts.days[weekday] ?? '');
  return fill(inDays === 1 ? texts.tomorrow : texts.opens, minute);
}

function fill(text: string, minute: number): string {
  return text.replace('{{time}}', formatMinute(minute));
}
