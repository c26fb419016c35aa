import { expect, test } from 'vitest';
import { byTopic, questionsOf } from './service-questions.ts';

const QUESTIONS = [
  { id: 1, topic: 'loan', services: ['pawn'] },
  { id: 2, topic: 'buying', services: [] },
  { id: 3, topic: null, services: ['pawn', 'sale'] },
];

test.each([
  ['its own first, then those it shares', 'pawn', [3, 1]],
  ['no more than it asks', 'sale', [3]],
  ['none', 'repair', []],
])('D14 questions of a service: %s', (_, url, ids) => {
  expect(questionsOf(QUESTIONS, url).map(({ id }) => id)).toEqual(ids);
});

test('D14 questions by topic: in the order of the topics, none empty, none of services alone', () => {
  const topics = ['buying', 'care', 'loan'].map((id) => ({ id, title: id }));
  const groups = byTopic(QUESTIONS, topics);
  expect(groups.map(({ title, questions }) => [title, questions.map(({ id }) => id)])).toEqual([
    ['buying', [2]],
    ['loan', [1]],
  ]);
});
