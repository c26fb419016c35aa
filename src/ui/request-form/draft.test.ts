import { beforeEach, describe, expect, it } from 'vitest';
import { dropDraft, isShared, keepDraft, restoreDraft } from './draft.ts';

interface Control {
  name: string;
  type: string;
  value: string;
  defaultValue?: string;
  checked?: boolean;
  defaultChecked?: boolean;
  options?: { value: string; defaultSelected: boolean }[];
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
const text = (name: string, value = '', type = 'text'): Control => ({
  name,
  type,
  value,
  defaultValue: value,
});
const choice = (name: string, value: string, checked: boolean, type = 'radio'): Control => ({
  name,
  type,
  value,
  checked,
  defaultChecked: checked,
});
const select = (name: string, value: string, initial: string): Control => ({
  name,
  type: 'select-one',
  value,
  options: ['ru', 'uz', 'kz'].map((code) => ({ value: code, defaultSelected: code === initial })),
});
/** What is in the fields, and which choices are made. */
const state = (controls: Control[]) => controls.map(({ value, checked }) => checked ?? value);

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
    expect(state(after)).toEqual(state(expected));
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
    expect([...session.values()]).toEqual(['{}', '{}']);
  });

  it.each<[string, Control[], Control[], (string | boolean)[]]>([
    [
      'a name',
      [text('user_name', 'Anna'), text('message', 'Hello')],
      [{ ...text('user_name'), value: 'Bo' }, text('message')],
      ['Bo', 'Hello'],
    ],
    ['a name, over an empty one', [text('user_name')], [{ ...text('user_name'), value: 'Bo' }], ['Bo']],
    [
      'a choice of several',
      [choice('type_contact', 'telephone', true), choice('type_contact', 'telegram', false)],
      [
        choice('type_contact', 'telephone', false),
        { ...choice('type_contact', 'telegram', false), checked: true },
      ],
      [false, true],
    ],
    ['a choice of a list', [select('country', 'uz', 'ru')], [select('country', 'kz', 'ru')], ['kz']],
    [
      'a number, and the country beside it',
      [text('telephone', '+998 90', 'tel'), select('country', 'uz', 'ru')],
      [{ ...text('telephone', '', 'tel'), value: '912' }, select('country', 'ru', 'ru')],
      ['912', 'ru'],
    ],
  ])('leave alone what was filled in before they came: %s', (_, before, after, expected) => {
    keepDraft('/question/', formOf(...before), store);
    restoreDraft('/question/', formOf(...after), store);
    expect(state(after)).toEqual(expected);
  });

  const asked = '/question/?item=clock%2Fa';
  it.each<[string, string, string, Control[], Control[], Control[]]>([
    [
      'the question about one item is not that about another, who asks is the same',
      asked,
      '/question/?item=clock%2Fb',
      [text('message', 'Is it new?'), text('user_name', 'Anna'), text('key', 'k1', 'hidden')],
      [text('message'), text('user_name'), text('key', '', 'hidden')],
      [text('message'), text('user_name', 'Anna'), text('key', '', 'hidden')],
    ],
    [
      'an appraisal that was begun before leaves the watch of an estimate alone',
      '/appraisal/',
      '/appraisal/?brand=Rolex&model=Submariner',
      [text('brand', 'Omega'), text('reference', '311'), text('model'), text('user_name', 'Anna')],
      [text('brand', 'Rolex'), text('reference'), text('model', 'Submariner'), text('user_name')],
      [text('brand', 'Rolex'), text('reference'), text('model', 'Submariner'), text('user_name', 'Anna')],
    ],
    [
      'the choice that the address names stays, the country that is only the usual one does not',
      '/appraisal/',
      '/appraisal/?subject=diamond',
      [choice('subject', 'watch', true), choice('subject', 'diamond', false), text('country', 'uz')],
      [choice('subject', 'watch', false), choice('subject', 'diamond', true), text('country', 'ru')],
      [choice('subject', 'watch', false), choice('subject', 'diamond', true), text('country', 'uz')],
    ],
    [
      'what was corrected at an address is there again after a reload',
      '/appraisal/?brand=Rolex',
      '/appraisal/?brand=Rolex',
      [text('brand', 'Tudor'), text('reference', '79')],
      [text('brand', 'Rolex'), text('reference')],
      [text('brand', 'Tudor'), text('reference', '79')],
    ],
  ])('D617 %s', (_, first, second, before, after, expected) => {
    keepDraft(first, formOf(...before), store);
    restoreDraft(second, formOf(...after), store);
    expect(state(after)).toEqual(state(expected));
  });

  it.each<[string, string, boolean]>([
    ['/question/', 'user_name', true],
    [asked, 'telephone', true],
    [asked, 'message', false],
    ['/deferral/', 'ticket', true],
    ['/deferral/?reason=extension', 'ticket', true],
    ['/appraisal/?brand=Rolex', 'brand', false],
    ['/deferral/', 'months', false],
  ])('D617 of %s the field %s is shared by all addresses: %s', (address, name, expected) => {
    expect(isShared(address, name)).toBe(expected);
  });

  it('fill in a list that shows its first option because none is chosen', () => {
    keepDraft('/question/', formOf(select('city', 'uz', '')), store);
    const list = select('city', 'ru', '');
    restoreDraft('/question/', formOf(list), store);
    expect(list.value).toBe('uz');
  });

  it('D617 are gone with what they shared, and another item keeps its own', () => {
    const other = '/question/?item=clock%2Fb';
    for (const address of [asked, other])
      keepDraft(address, formOf(text('message', address), text('user_name', 'Anna')), store);
    dropDraft(asked, store);
    expect([...session]).toEqual([[`draft:${other}`, JSON.stringify({ message: other })]]);
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
