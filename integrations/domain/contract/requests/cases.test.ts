import { describe, expect, it } from 'vitest';
import { appeal, deferral } from './cases.ts';
import { appealStatus, pledgeTicket } from './look-ups.ts';
import { purchase } from './purchase.ts';
import { type AnyRequestForm, validateRequest, type Refusals } from './request-form.ts';
import { review } from './review.ts';

const person = { user_name: 'Ann', country: 'ru', telephone: '8 912 345-67-89', email: '' };
const good = {
  appeal: { ...person, company: 'pawnshop', message: 'Hello' },
  deferral: { ...person, ticket: '77-104217', reason: 'illness', months: '3', documents: '' },
  purchase: { ...person, item: 'clock/omega-1', wish: 'buy', type_contact: 'telephone', nickname: '@' },
  review: { user_name: 'Ann', rating: '5', message: 'Thank you', service: '', visited: '' },
  status: { number: '2026-000123', contact: 'ann@x.test' },
  ticket: { number: '77-104217', city: 'moscow', digits: '4567' },
};
const forms: Record<keyof typeof good, AnyRequestForm> = {
  appeal,
  deferral,
  purchase,
  review,
  status: appealStatus,
  ticket: pledgeTicket,
};

describe('§5 and decisions 15 and 16: forms with a state of their own', () => {
  it.each<[keyof typeof good, string, object, Refusals | 'good']>([
    ['appeal', 'all is there', {}, 'good'],
    ['appeal', 'by mail alone', { telephone: '', email: 'ann@x.test' }, 'good'],
    ['appeal', 'no way to answer', { telephone: '' }, { telephone: 'required' }],
    ['appeal', 'to nobody', { company: '' }, { company: 'required' }],
    ['appeal', 'to another company', { company: 'bank' }, { company: 'required' }],
    ['appeal', 'nothing said', { message: ' ' }, { message: 'required' }],
    ['deferral', 'three months', {}, 'good'],
    ['deferral', 'two months', { months: '2' }, { months: 'term' }],
    ['deferral', 'D325 an extension of a month', { reason: 'extension', months: '1' }, 'good'],
    ['deferral', 'an extension of no month', { reason: 'extension', months: '0' }, { months: 'value:1:12' }],
    ['deferral', 'a year', { months: '12' }, 'good'],
    ['deferral', 'longer', { months: '13' }, { months: 'value:3:12' }],
    ['deferral', 'a year in words', { months: 'год' }, { months: 'value:3:12' }],
    ['deferral', 'no reason', { reason: '' }, { reason: 'required' }],
    ['deferral', 'no ticket', { ticket: '' }, { ticket: 'required' }],
    ['deferral', 'half a ticket', { ticket: '77-1' }, { ticket: 'value' }],
    ['purchase', 'all is there', {}, 'good'],
    [
      'purchase',
      'a nickname in place of a phone',
      { telephone: '', type_contact: 'telegram', nickname: '@ann' },
      'good',
    ],
    ['purchase', 'neither', { telephone: '' }, { telephone: 'required' }],
    ['purchase', 'no item', { item: 'https://evil.example' }, { item: 'required' }],
    ['purchase', 'no method', { type_contact: '' }, { type_contact: 'method' }],
    ['purchase', 'a wrong address', { email: 'ann@' }, { email: 'email' }],
    ['review', 'all is there', {}, 'good'],
    ['review', 'no stars', { rating: '' }, { rating: 'required' }],
    ['review', 'six stars', { rating: '6' }, { rating: 'required' }],
    ['review', 'a service that cannot be', { service: '../x' }, { service: 'value' }],
    ['status', 'all is there', {}, 'good'],
    ['status', 'with its sign and spaces', { number: '№ 2026 000123' }, 'good'],
    ['status', 'no number', { number: '12' }, { number: 'value' }],
    ['status', 'no contact', { contact: '' }, { contact: 'required' }],
    ['ticket', 'all is there', {}, 'good'],
    ['ticket', 'three digits', { digits: '456' }, { digits: 'digits_four' }],
    ['ticket', 'no city', { city: '' }, { city: 'required' }],
  ])('%s: %s', (name, _, typed, expected) => {
    const validated = validateRequest(forms[name], { ...good[name], ...typed }, { city: 'moscow' });
    expect(validated.refusals ?? 'good').toEqual(expected);
  });

  it.each([
    ['77-104217', '77104217'],
    [' 77 104 217 ', '77104217'],
    ['мс-104217', 'МС104217'],
  ])('a ticket is known however it is written: %s', (typed, expected) => {
    const validated = validateRequest(pledgeTicket, { ...good.ticket, number: typed }, { city: '' });
    expect('request' in validated && validated.request.number).toBe(expected);
  });
});
