/** A date to add to a calendar. */
export interface CalendarDay {
  /** Stable for one event, so that a second import updates it and adds no duplicate. */
  uid: string;
  /** ISO date. */
  day: string;
  title: string;
  /** How many days before the date to remind. */
  remind: number;
}

/** Maximum bytes of a line without its line break (RFC 5545, 3.1). */
const MAX_LINE_BYTES = 75;

/**
 * Builds a calendar file (`text/calendar`) of all-day events, with the line folding of RFC 5545.
 * @param made when the file is created.
 */
export function calendarFile(days: readonly CalendarDay[], made: Date): string {
  const stamp = made.toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//storefront//pledge tickets//EN',
    ...days.flatMap(({ uid, day, title, remind }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(day)}`,
      // The end of an all-day event is the next day (3.6.1).
      `DTEND;VALUE=DATE:${compact(new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10))}`,
      `SUMMARY:${escaped(title)}`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(title)}`,
      `TRIGGER:-P${remind}D`,
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function compact(day: string): string {
  return day.replaceAll('-', '');
}

/** Escapes a text value (3.3.11). */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r?\n/g, '\\n');
}

/** Folds a line at a maximum number of bytes. Each continuation starts with a space, and no character is split. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let text = '';
  let bytes = 0;
  for (const letter of line) {
    const { length } = encoder.encode(letter);
    if (bytes + length > MAX_LINE_BYTES) {
      text += '\r\n ';
      bytes = 1;
    }
    text += letter;
    bytes += length;
  }
  return text;
}
