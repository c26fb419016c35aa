import { expect, it } from 'vitest';
import { nextReminder } from './reminders.ts';
import { ticketState } from './ticket-state.ts';

const days = { due: '2026-11-30', graceEnd: '2026-12-30', redeemed: false };

it.each([
  ['before it is due', days, '2026-11-21', 'active'],
  ['on the due day', days, '2026-11-30', 'active'],
  ['the day after', days, '2026-12-01', 'grace'],
  ['on the last day of grace', days, '2026-12-30', 'grace'],
  ['after the grace', days, '2026-12-31', 'sale'],
  ['bought back', { ...days, redeemed: true }, '2026-12-31', 'redeemed'],
] as const)('D15 a pledge %s', (_, ticket, today, expected) => {
  expect(ticketState(ticket, today)).toBe(expected);
});

it.each([
  ['before the due day', '2026-11-01', '2026-11-25'],
  ['on the day of the letter the next one is told', '2026-11-25', '2026-12-23'],
  ['in grace', '2026-12-10', '2026-12-23'],
  ['when all are past', '2026-12-23', null],
])('D325 the next reminder: %s', (_, today, day) => {
  expect(nextReminder({ due: '2026-11-30', graceEnd: '2026-12-30', redeemed: false }, today)).toBe(day);
});

it.each([
  ['2026-11-20', '2026-12-03', '2026-11-25'],
  ['2026-11-25', '2026-12-03', '2026-12-01'],
  ['2026-12-01', '2026-12-03', null],
  ['2026-11-22', '2026-11-30', '2026-11-25'],
  ['2026-11-25', '2026-11-30', null],
])('D325 the next reminder after %s, of a grace that ends on %s: %s', (today, graceEnd, day) => {
  expect(nextReminder({ due: '2026-11-30', graceEnd, redeemed: false }, today)).toBe(day);
});

it('of what is bought back nobody is reminded', () => {
  expect(
    nextReminder({ due: '2026-11-30', graceEnd: '2026-12-30', redeemed: true }, '2026-11-01'),
  ).toBeNull();
});
