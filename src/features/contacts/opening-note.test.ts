import { expect, test } from 'vitest';
import { openingNote, type NoteData } from './opening-note.ts';

const day = { from: 600, to: 1140 };
const data: NoteData = {
  schedule: [day, day, day, day, day, day, null],
  specialDays: [],
  zone: 'Asia/Vladivostok',
  texts: {
    open: 'open until {{time}}',
    opens: 'opens at {{time}}',
    tomorrow: 'opens tomorrow at {{time}}',
    later: 'opens {{day}} at {{time}}',
    closed: 'closed',
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    local: 'it is {{time}} there',
  },
};

// 2026-11-20 is a Friday. Vladivostok is at UTC+10, seven hours ahead of Moscow.
test.each([
  [
    'open, seen from Moscow',
    '2026-11-20T00:00:00Z',
    'Europe/Moscow',
    true,
    'open until 19:00 · it is 10:00 there',
  ],
  ['open, seen from the same zone', '2026-11-20T00:00:00Z', 'Asia/Vladivostok', true, 'open until 19:00'],
  [
    'open, seen from a zone with the same clock',
    '2026-11-20T00:00:00Z',
    'Australia/Brisbane',
    true,
    'open until 19:00',
  ],
  ['later today', '2026-11-19T23:59:00Z', 'Asia/Vladivostok', false, 'opens at 10:00'],
  ['tomorrow', '2026-11-20T09:00:00Z', 'Asia/Vladivostok', false, 'opens tomorrow at 10:00'],
  ['over the day off', '2026-11-21T09:00:00Z', 'Asia/Vladivostok', false, 'opens Mon at 10:00'],
])('the note of an office: %s', (_, moment, visitorZone, isOpen, text) => {
  expect(openingNote(data, new Date(moment), visitorZone)).toEqual({ isOpen, text });
});

test('an office without hours is closed', () => {
  const never = { ...data, schedule: [] };
  expect(openingNote(never, new Date(0), data.zone)).toEqual({ isOpen: false, text: 'closed' });
});
