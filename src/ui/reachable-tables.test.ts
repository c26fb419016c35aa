import { expect, it } from 'vitest';
import { reachableTables } from './reachable-tables.ts';

it('WCAG 2.1.1: every table of a text takes the focus, words about tables stay as they are', () => {
  const html = '<p>&lt;table&gt;</p><table><tr><td>1</td></tr></table><table></table>';
  expect(reachableTables(html)).toBe(
    '<p>&lt;table&gt;</p><table tabindex="0"><tr><td>1</td></tr></table><table tabindex="0"></table>',
  );
});
