import { expect, it } from 'vitest';
import { plainKey } from './plain-key.ts';

const pressed = { key: 'ArrowLeft', altKey: false, ctrlKey: false, metaKey: false };

it('an arrow alone is ours; with Alt, Ctrl or Command it is the browser’s', () => {
  expect(plainKey(pressed)).toBe('ArrowLeft');
  for (const name of ['altKey', 'ctrlKey', 'metaKey']) {
    expect(plainKey({ ...pressed, [name]: true }), name).toBe('');
  }
});
