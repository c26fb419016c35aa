import { expect, test } from 'vitest';
import { isHeldEnter } from './held-enter.ts';

const press = { key: 'Enter', repeat: false, ctrlKey: false, metaKey: false, target: { tagName: 'INPUT' } };
const held = { ...press, repeat: true };
const lines = { tagName: 'TEXTAREA' };

test.each([
  ['a press', press, false],
  ['Enter held in a field', held, true],
  ['Enter held on a button', { ...held, target: { tagName: 'BUTTON' } }, true],
  ['Enter held in a field of lines', { ...held, target: lines }, false],
  ['Ctrl+Enter in a field of lines', { ...press, ctrlKey: true, target: lines }, false],
  ['Ctrl+Enter held there', { ...held, ctrlKey: true, target: lines }, true],
  ['⌘+Enter held there', { ...held, metaKey: true, target: lines }, true],
  ['another key, held', { ...held, key: 'a' }, false],
  ['Enter held on the document', { ...held, target: null }, true],
])('%s', (_, event, isRepeated) => {
  expect(isHeldEnter(event)).toBe(isRepeated);
});
