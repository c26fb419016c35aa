import { describe, expect, it } from 'vitest';
import { fieldParts } from './field-parts.ts';

describe('forms: a control is tied to its error and its help', () => {
  it.each([
    ['neither', {}, { id: 'name' }],
    ['help', { help: 'h' }, { id: 'name', 'aria-describedby': 'name-help' }],
    ['an error', { error: 'e' }, { id: 'name', 'aria-invalid': true, 'aria-describedby': 'name-error' }],
    [
      'both, the error first',
      { help: 'h', error: 'e' },
      { id: 'name', 'aria-invalid': true, 'aria-describedby': 'name-error name-help' },
    ],
    ['an empty error is none', { error: '' }, { id: 'name' }],
  ])('%s', (_, words, expected) => {
    expect(fieldParts({ id: 'name', ...words }).control).toEqual(expected);
  });
});
