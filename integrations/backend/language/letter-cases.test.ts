import { expect, test } from 'vitest';
import { letterCases } from './letter-cases.ts';

test.each([
  ['оксана шукач', ['оксана шукач', 'ОКСАНА ШУКАЧ', 'Оксана Шукач']],
  ['%Gʻani%', ['%Gʻani%', '%gʻani%', '%GʻANI%']],
])('%s is asked for in the cases that a name is written in', (text, cases) => {
  expect(letterCases(text)).toEqual(cases);
});
