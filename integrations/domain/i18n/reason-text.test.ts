import { describe, expect, it } from 'vitest';
import { REASONS } from '../contract/reasons.ts';
import { MESSAGES } from './messages/index.ts';
import { reasonText } from './reason-text.ts';
import { translator } from './translate.ts';

describe('§5 reasons under a field', () => {
  it.each(REASONS)('%s has a text in every language', (reason) => {
    expect(MESSAGES.forms).toHaveProperty(reason);
    expect(reasonText(translator('uz'), reason)).toBe(MESSAGES.forms[reason].uz);
  });

  it('a backend’s own text stays as it is', () => {
    expect(reasonText(translator('uz'), 'Bu raqam band')).toBe('Bu raqam band');
  });
});
