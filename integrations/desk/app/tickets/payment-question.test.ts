import { expect, it } from 'vitest';
import { deskTranslators } from '../../messages/index.ts';
import { paymentQuestion } from './payment-question.ts';

const ticket = { owed: 1_000, currency: 'USD' };

it.each([
  [999, undefined],
  [1_000, undefined],
  [10_000, 'The payment of $10,000 is more than the $1,000 owed'],
])('a payment of %i for 1,000 asks %s', (paid, words) => {
  const asked = paymentQuestion(ticket, paid, 'en', deskTranslators.en);
  expect(asked?.split('. ')[0]).toBe(words);
});
