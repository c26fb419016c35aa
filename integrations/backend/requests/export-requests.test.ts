import { describe, expect, it } from 'vitest';
import { toCsv, toLines } from './export-requests.ts';
import type { StoredRequest } from './list-requests.ts';

const row = (payload: Record<string, unknown>): StoredRequest => ({
  id: 7,
  kind: 'feedback',
  payload,
  accountId: null,
  locale: 'ru',
  city: 'samara',
  key: 'k',
  consentText: 'ru-1',
  consentPolicy: null,
  searched: null,
  phone: null,
  sentAt: new Date('2026-11-21T08:00:00Z'),
  createdAt: new Date('2026-11-21T08:00:01Z'),
  number: null,
  due: null,
  takenAt: null,
  takenBy: null,
  answeredAt: null,
  answerBy: null,
  unreadSince: null,
  changedAt: new Date('2026-11-21T08:00:01Z'),
});

describe('requests as CSV', () => {
  it.each([
    ['a comma, a quote and a line end', 'Ann, "the\nfirst"', '"Ann, ""the\nfirst"""'],
    ['a phone, which is no formula', '+79123456789', "'+79123456789"],
    ['a formula', '=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['nothing', null, ''],
  ])('%s', (_, value, expected) => {
    expect(toCsv([row({ user_name: value })]).split('\r\n')).toEqual([
      'id,kind,sentAt,locale,city,number,due,takenAt,answeredAt,consentText,consentPolicy,user_name',
      `7,feedback,2026-11-21T08:00:00.000Z,ru,samara,,,,,ru-1,,${expected}`,
      '',
    ]);
  });

  it('has a column for every field of any kind', () => {
    const csv = toCsv([row({ user_name: 'Ann' }), row({ message: 'Hello' })]);
    expect(csv).toMatch(/user_name,message\r\n.*Ann,\r\n.*,,Hello\r\n$/);
  });
});

it('requests as lines: what was left empty is left out', () => {
  expect(toLines([row({ user_name: 'Ann', nickname: 'null' })])).toBe(
    '7  2026-11-21 08:00  feedback  open\n    user_name: Ann',
  );
});

it('D16 an appeal as lines: its number, its day, where it stands', () => {
  const appeal = { ...row({}), kind: 'appeal' as const, number: '2026-000007', due: '2026-12-06' };
  expect(toLines([{ ...appeal, takenAt: new Date('2026-11-22T08:00:00Z') }])).toBe(
    '7  2026-11-21 08:00  appeal  in work  2026-000007  due 2026-12-06',
  );
});
