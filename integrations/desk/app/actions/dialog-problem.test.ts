import { expect, test } from 'vitest';
import { dialogProblem, PROBLEM_TEXTS } from './dialog-problem.ts';

test.each([
  [401, 'desk.ended'],
  [403, 'actions.forbidden'],
  [409, 'actions.conflict'],
  [422, 'actions.check'],
  [500, 'actions.failed'],
  [502, 'actions.failed'],
])('a dialog after a refusal with %i says %s', (status, key) => {
  expect(PROBLEM_TEXTS[dialogProblem({ status })]).toBe(key);
});

test('D717 a draft that is ordered is no conflict with somebody else', () => {
  const refusedFor = (refusal: string) => dialogProblem({ status: 409, body: { current: { refusal } } });
  expect(PROBLEM_TEXTS[refusedFor('draft')]).toBe('actions.draft');
  expect(PROBLEM_TEXTS[refusedFor('changed_since')]).toBe('actions.conflict');
});
