import { expect, test } from 'vitest';
import { firstAction } from './first-action.ts';

const watch = { catalog_type: 'clock', url: 'rolex-1' } as const;

test.each([
  ['in_stock', false, '/purchase/?item=clock/rolex-1'],
  ['to_order', false, '/purchase/?item=clock/rolex-1'],
  ['reserved', false, '/arrival-notice/?item=clock/rolex-1'],
  ['in_stock', true, '/arrival-notice/?item=clock/rolex-1'],
] as const)('D9, D38 the next step with an item that is %s, archived %s', (availability, archived, href) => {
  expect(firstAction({ ...watch, availability }, archived).href).toBe(href);
});
