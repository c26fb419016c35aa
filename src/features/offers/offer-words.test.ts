import { describe, expect, it } from 'vitest';
import type { OfferView } from '@tourbillon/domain/contract/requests/offer.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { offerFacts, visitChoices } from './offer-words.ts';

const offer: OfferView = {
  number: '41-1',
  state: 'sent',
  about: 'Omega Seamaster',
  currency: 'RUB',
  buy_out: 200_000,
  loan: {
    amount: 300_000,
    days: 30,
    percent: 3.5,
    percent_day: 0.1167,
    percent_year: 42.583,
    repay: 310_500,
  },
  appraiser: 'Ann Lee',
  comment: '',
  valid_until: '2026-11-23',
  choice: null,
  actions: ['accept'],
  visit: null,
  offices: [],
};

describe('what an offer says', () => {
  it('both sums, what the loan costs a day and a year, what is paid back, and nothing that is empty', () => {
    expect(offerFacts(offer, 'en', translator('en'))).toEqual([
      { label: 'Piece', value: 'Omega Seamaster' },
      { label: 'Sell to us', value: '₽200,000' },
      { label: 'Loan', value: '₽300,000' },
      { label: 'To repay after 30 days', value: '₽310,500' },
      { label: 'Rate', value: '0.117% a day, total cost 42.583% a year' },
      { label: 'Valid until the end of', value: '23 November 2026' },
      { label: 'Appraiser', value: 'Ann Lee' },
    ]);
  });

  it('days and times at which any office is open, each once', () => {
    const office = { alias: 'a', title: 'A', address: 'Street 1', hours: 'Daily', phone: null };
    const offices = [
      { ...office, days: [{ day: '2026-11-24', from: 600, to: 660 }] },
      { ...office, alias: 'b', days: [{ day: '2026-11-24', from: 570, to: 630 }, { day: '2026-11-23', from: 600, to: 600 }] }, // prettier-ignore
    ];
    const { days, times } = visitChoices({ offices }, 30, 'en');
    expect(days.map(({ value }) => value)).toEqual(['2026-11-23', '2026-11-24']);
    expect(times.map(({ value }) => value)).toEqual(['09:30', '10:00', '10:30', '11:00']);
    const none = { offices: [], days: [], times: [], closed: [] };
    expect(visitChoices({ offices: [] }, 30, 'en')).toEqual(none);
    const closed = { ...office, alias: 'c', days: [] };
    expect(visitChoices({ offices: [closed] }, 30, 'en')).toEqual({ ...none, closed: [closed] });
    const some = visitChoices({ offices: [...offices, closed] }, 30, 'en');
    expect(
      some.offices.map(({ value }) => value),
      'a closed office cannot be chosen',
    ).toEqual(['a', 'b']);
  });
});
