import { expect, it } from 'vitest';
import { forbidStorage } from '#src/platform/test-forbidden-storage.ts';
import { dropDraft, keepDraft, restoreDraft } from './draft.ts';

it('a form works without drafts when site data is forbidden', () => {
  forbidStorage();
  const message = { name: 'message', type: 'text', value: 'Hello' };
  const form = { elements: [message] } as unknown as HTMLFormElement;
  expect(() => keepDraft('/question/', form)).not.toThrow();
  expect(restoreDraft('/question/', form)).toBe(false);
  expect(message.value).toBe('Hello');
  expect(() => dropDraft('/question/')).not.toThrow();
});
