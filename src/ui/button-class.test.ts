import { describe, expect, it } from 'vitest';
import { buttonClass } from './button-class.ts';

describe('components: classes of a button', () => {
  it.each([
    [{}, 'button'],
    [{ kind: 'primary', isSmall: true }, 'button button--small'],
    [{ kind: 'quiet' }, 'button button--quiet'],
    [{ kind: 'text', isSmall: true }, 'button button--text button--small'],
  ] as const)('%o', (look, expected) => {
    expect(buttonClass(look)).toBe(expected);
  });
});
