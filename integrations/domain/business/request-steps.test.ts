import { expect, it } from 'vitest';
import { stepsOf } from './request-steps.ts';

it.each([
  ['extension', ['extension']],
  ['illness', ['deferral', 'deferralTerm']],
  [undefined, ['deferral', 'deferralTerm']],
])('D330 what is promised after a request of the pledge form because of %s', (reason, steps) => {
  expect(stepsOf('deferral', { reason })).toEqual(steps);
});

it('D330 the reason of another form changes nothing', () => {
  expect(stepsOf('question', { reason: 'extension' })).toEqual(['question', 'late']);
});
