import { beforeEach, describe, expect, it } from 'vitest';
import { dropDraft, keepDraft, restoreDraft } from './draft.ts';

interface Control {
  name: string;
  type: string;
  value: string;
  checked?: boolean;
}

/** The session storage of a tab. */
let session: Map<string, string>;
const store = {
  getItem: (key: string) => session.get(key) ?? null,
  setItem: (key: string, value: string) => void session.set(key, value),
  removeItem: (key: string) => void session.delete(key),
};
beforeEach(() => (session = new Map()));

/** A form with these controls; the code under test reads nothing else. */
const formOf = (...elements: Control[]) => ({ elements }) as unknown as HTMLFormElement;
const text = (name: string, value = '', type = 'text'): Control => ({ name, type, value });
const choice = (name: string, value: string, checked: boolean, type = 'radio'): Control => ({
  name,
  type,
  value,
  checked,
});

describe('drafts', () => {
  it.each<[string, Control[], Control[], Control[]]>([
    ['what was typed', [text('message', 'Hello')], [text('message')], [text('message', 'Hello')]],
    [
      'a choice of a list',
      [text('city', 'samara', 'select-one')],
      [text('city', '', 'select-one')],
      [text('city', 'samara', 'select-one')],
    ],
    [
      'which of several was chosen',
      [choice('method', 'telephone', false), choice('method', 'telegram', true)],
      [choice('method', 'telephone', true), choice('method', 'telegram', false)],
      [choice('method', 'telephone', false), choice('method', 'telegram', true)],
    ],
    [
      'the key of the opening',
      [text('key', 'k1', 'hidden')],
      [text('key', '', 'hidden')],
      [text('key', 'k1', 'hidden')],
    ],
    [
      'a field that the form did not have then keeps its own',
      [text('message', 'Hello')],
      [text('email', 'a@x.test')],
      [text('email', 'a@x.test')],
    ],
  ])('keep %s', (_, before, after, expected) => {
    keepDraft('/question/', formOf(...before), store);
    expect(restoreDraft('/question/', formOf(...after), store)).toBe(true);
    expect(after).toEqual(expected);
  });

  it.each<[string, Control]>([
    ['D57 consent', choice('consent', '1', true, 'checkbox')],
    ['D57 consent to publication', choice('consent_publish', '1', true, 'checkbox')],
    ['the item, which is that of the page', text('item', 'clock/a', 'hidden')],
    ['files', text('photos[]', 'C:\\fakepath\\a.jpg', 'file')],
    ['the name of an upload', text('upload', 'a'.repeat(32), 'hidden')],
    ['a password', text('password', 'secret', 'password')],
    ['a password that is shown', text('current_password', 'secret')],
    ['the check against robots', text('robot', 'token', 'hidden')],
    ['an answer to its question', text('answer', '7')],
    ['the trap', text('feedback_phone', '1')],
    ['what has no name', text('', 'x')],
  ])('do not keep %s', (_, control) => {
    keepDraft('/review/', formOf(control), store);
    expect([...session.values()].join('')).toBe('{}');
  });

  it('are of one form, and gone when it has done its work', () => {
    keepDraft('/question/', formOf(text('message', 'Hello')), store);
    const other = text('message');
    expect(restoreDraft('/director/', formOf(other), store)).toBe(false);
    expect(other.value).toBe('');
    dropDraft('/question/', store);
    expect(restoreDraft('/question/', formOf(other), store)).toBe(false);
  });

  it('that cannot be read or kept are none', () => {
    session.set('draft:/question/', '{"message":');
    expect(restoreDraft('/question/', formOf(text('message')), store)).toBe(false);
    const full = {
      ...store,
      setItem: () =>
        void (() => {
          throw new Error('full');
        })(),
    };
    expect(() => keepDraft('/question/', formOf(text('message', 'x')), full)).not.toThrow();
  });
});
