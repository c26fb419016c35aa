import { describe, expect, it } from 'vitest';
import { TABS, tabOf, tabPath } from './account-tabs.ts';

describe('D18 tabs of the personal area', () => {
  it.each([
    ['', 'orders'],
    ['?tab=saved', 'saved'],
    ['?tab=nothing', 'orders'],
    ['?tab=', 'orders'],
    ['?x=1&tab=filters', 'filters'],
  ])('"%s" shows %s', (search, tab) => {
    expect(tabOf(search)).toBe(tab);
  });

  it.each(TABS)('%s is where its path leads', (tab) => {
    expect(tabOf(new URL(tabPath(tab), 'http://site').search)).toBe(tab);
  });
});
