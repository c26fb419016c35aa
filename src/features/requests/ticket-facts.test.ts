import { expect, it } from 'vitest';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { type FoundTicket, ticketFacts } from './ticket-facts.ts';

const found: FoundTicket = {
  kind: 'ticket',
  number: '77-104217',
  city: 'moscow',
  state: 'active',
  due: '2026-11-30',
  grace_end: '2026-12-30',
  amount: { value: 1_090_000, currency: 'RUB' },
  today: { day: '2026-11-20', total: 1_060_000, loan: 1_000_000, interest: 60_000, days: 20 },
  extension: { days: 30, due: '2026-12-30', pay_now: 60_000, repay: 1_120_000 },
};
const unknown = { day: '2026-11-20', total: 356_500, loan: null, interest: null, days: null };

it.each<[string, Partial<FoundTicket>, readonly string[]]>([
  [
    'in force',
    {},
    ['number', 'payToday', 'loanLeft', 'interestFor', 'due', 'toPay', 'graceEnd', 'extensionBy'],
  ],
  [
    'in grace no sum of a day that is past',
    { state: 'grace' },
    ['number', 'payToday', 'loanLeft', 'interestFor', 'due', 'graceEnd', 'extensionBy'],
  ],
  [
    'for sale nothing is extended',
    { state: 'sale', extension: null },
    ['number', 'payToday', 'loanLeft', 'interestFor', 'due', 'graceEnd'],
  ],
  [
    'only the sum of the due day is known',
    { today: unknown, extension: null },
    ['number', 'due', 'toPay', 'graceEnd'],
  ],
  [
    'past the due day that sum is of today',
    { state: 'grace', today: unknown, extension: null },
    ['number', 'due', 'payToday', 'graceEnd'],
  ],
  ['bought back', { state: 'redeemed' }, ['number']],
])('D325 the facts of a ticket: %s', (_, more, rows) => {
  for (const locale of LOCALES) {
    const t = translator(locale);
    const labels: Record<string, string> = {
      number: t('requests.field_ticket'),
      payToday: t('cases.toPayToday'),
      loanLeft: t('cases.loanLeft'),
      interestFor: t('cases.interestFor', { count: 20 }),
      due: t('cases.due'),
      toPay: t('cases.toPay'),
      graceEnd: t('cases.graceEnd'),
      extensionBy: t('cases.extensionBy', { days: 30 }),
    };
    const facts = ticketFacts({ ...found, ...more }, t, locale);
    expect(facts.map(({ label }) => label)).toEqual(rows.map((name) => labels[name]));
  }
});

it('in English: sums, days and the new due day', () => {
  const facts = ticketFacts(found, translator('en'), 'en').map(({ value }) => value.replace(/\u00a0/g, ' '));
  expect(facts).toEqual([
    '77-104217',
    '₽1,060,000',
    '₽1,000,000',
    '₽60,000',
    '30 November 2026',
    '₽1,090,000',
    '30 December 2026',
    'Interest to date, ₽60,000, and no fees. New due date 30 December 2026, then ₽1,120,000 to pay',
  ]);
});
