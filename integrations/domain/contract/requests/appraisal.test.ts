import { describe, expect, it } from 'vitest';
import type { SentPhoto } from '../photos.ts';
import { appraisalForm } from './appraisal.ts';
import { validateRequest, fieldNames, type Refusals } from './request-form.ts';

const photo: SentPhoto = { id: 'a'.repeat(32), name: 'dial.jpg', type: 'jpeg', bytes: 1000 };
const good = {
  subject: 'watch',
  brand: 'Rolex',
  user_name: 'Анна',
  country: 'ru',
  telephone: '9123456789',
  type_contact: 'telephone',
};

const YEAR = `year:1900:${new Date().getFullYear()}`;

/** The refusals by field, or the request of the call. */
function validate(typed: object) {
  const empty = Object.fromEntries(fieldNames(appraisalForm).map((name) => [name, '']));
  return validateRequest(appraisalForm, { ...empty, ...good, ...typed }, { city: 'samara', photos: [photo] });
}

describe('§5 online appraisal', () => {
  it.each<[string, object, Refusals | 'good']>([
    ['all that is needed', {}, 'good'],
    ['a watch without a brand', { brand: ' ' }, { brand: 'required' }],
    ['a diamond without a weight', { subject: 'diamond', brand: '' }, { carats: 'required' }],
    ['a diamond of 0.18 carats', { subject: 'diamond', brand: '', carats: '0,18' }, 'good'],
    ['a diamond of 0.17 carats', { subject: 'diamond', carats: '0.17' }, { carats: 'value:0.18:500' }],
    // Fields of the other subject are hidden, so that nobody could see why they are refused.
    ['a year in words of a diamond', { subject: 'diamond', carats: '1', year: 'old', kit: 'bag' }, 'good'],
    ['a weight in words of a watch', { carats: 'big' }, 'good'],
    ['a year in words of neither', { subject: '', year: 'old' }, { subject: 'value', year: YEAR }],
    ['neither watch nor diamond', { subject: 'car' }, { subject: 'value' }],
    ['D55 year 1900', { year: '1900' }, 'good'],
    ['D55 year 1899', { year: '1899' }, { year: YEAR }],
    ['D55 this year', { year: String(new Date().getFullYear()) }, 'good'],
    ['D55 next year', { year: String(new Date().getFullYear() + 1) }, { year: YEAR }],
    ['a year in words', { year: 'old' }, { year: YEAR }],
    ['100,000,000 roubles', { amount: '100 000 000' }, 'good'],
    ['100,000,001 roubles', { amount: '100000001' }, { amount: 'amount' }],
    ['a sum in words', { amount: 'much' }, { amount: 'value' }],
    ['no such condition', { condition: 'rusty' }, { condition: 'value' }],
    ['no such kit', { kit: 'bag' }, { kit: 'value' }],
    ['neither phone nor nickname', { telephone: '' }, { telephone: 'required' }],
  ])('%s', (_, typed, expected) => {
    expect(validate(typed).refusals ?? 'good').toEqual(expected);
  });

  it('sends what was said and nothing of the other subject', () => {
    const typed = { subject: 'diamond', carats: '1,2', year: '2001', kit: 'full', amount: '1 500 000' };
    expect(validate(typed)).toEqual({
      request: {
        subject: 'diamond',
        carats: 1.2,
        amount: 1_500_000,
        currency: 'RUB',
        amount_rub: 1_500_000,
        user_name: 'Анна',
        telephone: '+79123456789',
        type_contact: 'telephone',
        city: 'samara',
        'photos[]': [photo],
      },
    });
  });
});
