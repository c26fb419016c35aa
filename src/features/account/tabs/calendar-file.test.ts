import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const made = new Date('2026-11-21T08:00:00.123Z');
const file = (title: string) =>
  calendarFile([{ uid: 'ticket-1-due', day: '2026-12-31', title, remind: 3 }], made);

describe('calendar file of a ticket (RFC 5545)', () => {
  it('is a whole day that ends with the next, over the new year, with a reminder', () => {
    expect(file('Due').split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//storefront//pledge tickets//EN',
      'BEGIN:VEVENT',
      'UID:ticket-1-due',
      'DTSTAMP:20261121T080000Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Due',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Due',
      'TRIGGER:-P3D',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it.each([
    ['a comma, a semicolon, a backslash', 'a,b;c\\d', 'SUMMARY:a\\,b\\;c\\\\d'],
    ['a line break', 'a\nb', 'SUMMARY:a\\nb'],
  ])('3.3.11 escapes %s', (_, title, expected) => {
    expect(file(title)).toContain(`${expected}\r\n`);
  });

  it('3.1 folds lines of more than 75 bytes and cuts no letter', () => {
    const title = 'Последний день льготного месяца: билет 77-104217, приходите в салон вовремя';
    const text = file(title);
    const lines = text.split('\r\n');
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title.replace(',', '\\,')}\r\n`);
  });
});
