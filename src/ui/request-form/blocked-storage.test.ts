import { afterEach, beforeEach, expect, it } from 'vitest';
import { dropDraft, keepDraft, restoreDraft } from './draft.ts';

const before = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage');

// As browsers do when site data is forbidden: reading the property itself throws.
beforeEach(() => {
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'sessionStorage');
  if (before) Object.defineProperty(globalThis, 'sessionStorage', before);
});

it('a form works without drafts when site data is forbidden', () => {
  const message = { name: 'message', type: 'text', value: 'Hello' };
  const form = { elements: [message] } as unknown as HTMLFormElement;
  expect(() => keepDraft('/question/', form)).not.toThrow();
  expect(restoreDraft('/question/', form)).toBe(false);
  expect(message.value).toBe('Hello');
  expect(() => dropDraft('/question/')).not.toThrow();
});
