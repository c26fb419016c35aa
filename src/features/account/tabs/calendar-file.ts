/** A day to be noted in a calendar. */
export interface CalendarDay {
  /** The same for the same event, so that a second file changes it and adds none. */
  uid: string;
  /** ISO date. */
  day: string;
  title: string;
  /** Days before it to remind. */
  remind: number;
}

/** Bytes of a line, its break not counted (RFC 5545, 3.1). */
const LINE = 75;

/**
 * A calendar file of whole days (RFC 5545): `text/calendar`, lines folded and ended as it asks.
 * @param made when the file is made.
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
      // The end of a whole day is the day after (3.6.1).
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

/** A text as a value (3.3.11). */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r?\n/g, '\\n');
}

/** A line of at most a given number of bytes; what goes on begins with a space, and no letter is cut. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let text = '';
  let bytes = 0;
  for (const letter of line) {
    const { length } = encoder.encode(letter);
    if (bytes + length > LINE) {
      text += '\r\n ';
      bytes = 1;
    }
    text += letter;
    bytes += length;
  }
  return text;
}
