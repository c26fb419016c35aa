import { beforeEach, describe, expect, it } from 'vitest';
import { $toast, dismissToast, lifeOf, showToast } from './toasts.ts';

describe('components: toasts', () => {
  const first = { text: 'First' };
  const second = { text: 'Second' };

  beforeEach(() => dismissToast());

  it('one at a time: the newest', () => {
    showToast(first);
    showToast(second);
    expect($toast.get()).toBe(second);
  });

  it('the end of the one before does not end the newest', () => {
    showToast(first);
    showToast(second);
    dismissToast(first);
    expect($toast.get()).toBe(second);
    dismissToast(second);
    expect($toast.get()).toBeUndefined();
  });

  it.each([
    [{ text: '' }, 3000],
    [{ text: 'x'.repeat(40) }, 5600],
    [{ text: 'x', kind: 'error' }, Infinity],
    [{ text: 'x'.repeat(20), link: { title: 'y'.repeat(20), href: '/' } }, 9600],
  ] as const)('stays long enough to be read: %o', (toast, milliseconds) => {
    expect(lifeOf(toast)).toBe(milliseconds);
  });
});
