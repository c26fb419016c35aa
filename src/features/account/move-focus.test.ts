import { expect, it, vi } from 'vitest';
import { changeAndFocus } from './move-focus.ts';

it.each([
  ['the first button', 'button', ['button', '[tabindex]']],
  ['the message, where no button is left', '[tabindex]', ['[tabindex]']],
])('D653 after a change the focus is at %s', (_, expected, left) => {
  const focused: string[] = [];
  const querySelector = (selector: string) =>
    left.includes(selector) ? { focus: () => focused.push(selector) } : null;
  const change = vi.fn<() => void>();
  changeAndFocus({ current: { querySelector } as unknown as Element }, change);
  expect(change).toHaveBeenCalledOnce();
  expect(focused).toEqual([expected]);
});
