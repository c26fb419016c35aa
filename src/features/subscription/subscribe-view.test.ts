import { describe, expect, it } from 'vitest';
import { judgeForm, readForm, refusedFields } from './subscribe-view.ts';

/** Form data as a browser sends it. */
function formOf(fields: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

describe('§5 mailing: a sent form', () => {
  it.each<[string, [string, string][], object]>([
    ['nothing at all', [], { email: '', options: [], consent: false, feedback_phone: '' }],
    [
      'everything',
      [
        ['email', ' Ann@x.test '],
        ['options', 'new_arrivals'],
        ['options', 'news_articles'],
        ['consent', '1'],
        ['feedback_phone', 'robot'],
      ],
      {
        // Not trimmed: the form shows the typed value again.
        email: ' Ann@x.test ',
        options: ['new_arrivals', 'news_articles'],
        consent: true,
        feedback_phone: 'robot',
      },
    ],
  ])('%s', (_, fields, expected) => {
    expect(readForm(formOf(fields))).toEqual(expected);
  });

  it('a good one is the request of the contract', () => {
    const fields = { email: ' Ann@x.test ', options: ['new_arrivals'], consent: true, feedback_phone: '' };
    expect(judgeForm(fields)).toEqual({ request: { ...fields, email: 'ann@x.test' }, errors: {} });
  });

  it.each([
    [
      'an empty one',
      { email: '', options: [], consent: false },
      { email: 'required', options: 'option', consent: 'consent' },
    ],
    ['one wrong field', { email: 'ann', options: ['new_arrivals'], consent: true }, { email: 'email' }],
    ['a wrong option', { email: 'a@x.test', options: ['x', 'y'], consent: true }, { options: 'value' }],
  ])('%s has one reason for each field', (_, fields, errors) => {
    expect(judgeForm({ ...fields, feedback_phone: '' })).toEqual({ request: undefined, errors });
  });
});

describe('§7 what a backend says by field', () => {
  it.each([
    ['lists', { errors: { email: ['email', 'required'] } }, { email: 'email' }],
    ['a text', { errors: { email: 'Уже есть' } }, { email: 'Уже есть' }],
    ['fields we do not have', { errors: { name: ['required'] } }, {}],
    ['no errors', { message: 'no' }, {}],
    ['nothing', undefined, {}],
    ['nonsense', { errors: { email: [7], consent: [] } }, {}],
  ])('%s', (_, body, expected) => {
    expect(refusedFields(body)).toEqual(expected);
  });
});
