import { afterEach, expect, it, vi } from 'vitest';
import { scrollBehavior } from './scroll-behavior.ts';

afterEach(() => vi.unstubAllGlobals());

it('a script scrolls at once for visitors who want no motion', () => {
  const media = { matches: false };
  vi.stubGlobal('matchMedia', () => media);
  expect(scrollBehavior()).toBe('smooth');
  media.matches = true;
  expect(scrollBehavior()).toBe('instant');
});
