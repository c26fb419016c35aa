import { expect, test } from 'vitest';
import { deskTranslators } from '../../messages/index.ts';
import { reviewFailure } from './review-failure.ts';

const t = deskTranslators.uz;
const problem = { line: null, field: '0.city', code: 'missing', values: {} };

test.each([
  [401, { message: 'Not logged in' }, 'desk.ended', []],
  [403, {}, 'actions.forbidden', []],
  [404, { message: 'Review not found' }, 'texts.reviewGone', []],
  [409, { message: 'Somebody else has changed this text meanwhile' }, 'texts.conflict', []],
  [503, {}, 'texts.notWritable', []],
  [502, null, 'texts.offline', []],
  [500, {}, 'texts.offline', []],
  [
    422,
    { errors: { 'text.ru': ['Invalid length'], 'text.en': ['Invalid length'], city: ['Invalid length'] } },
    'texts.problems',
    [
      `${t('texts.reviewText')}: ${t('actions.error_value')}`,
      `${t('texts.reviewCity')}: ${t('actions.error_value')}`,
    ],
  ],
  [
    422,
    { errors: { 'reviews.json': ['0.city is missing'] }, problems: [{ problems: [problem] }] },
    'texts.problems',
    [expect.not.stringMatching(/missing|undefined/)],
  ],
] as const)(
  'a decision refused with %i %j is told in the language of the desk',
  (status, body, key, lines) => {
    expect(reviewFailure({ status, body }, t)).toEqual({ text: t(key), lines });
  },
);
