import { afterEach, expect, test, vi } from 'vitest';
import { searchWithoutPage } from './search-without-page.ts';
import { switchLanguage } from './switch-language.ts';

afterEach(() => void vi.unstubAllGlobals());

const CASES: [path: string, search: string, expected: string][] = [
  ['/reviews/', '?page=2', ''],
  ['/article/', '?page=3&type=news', '?type=news'],
  ['/loan/', '?amount=500000&days=30', '?days=30'],
  ['/question/', '?item=clock%2Fa', '?item=clock%2Fa'],
  ['/about/', '', ''],
];

test.each(CASES)('D74 another language of %s%s has the query string "%s"', (_, search, expected) => {
  expect(searchWithoutPage({ search })).toBe(expected);
});

test.each(CASES)('D74 a prerendered link of %s%s is followed with "%s"', (path, search, expected) => {
  const assign = vi.fn();
  vi.stubGlobal('location', { pathname: path, search, host: 'ru.test', assign });
  vi.stubGlobal('document', { cookie: '', querySelector: () => null });
  switchLanguage({
    href: `https://uz.test${path}`,
    dataset: { locale: 'uz' },
  } as unknown as HTMLAnchorElement);
  expect(String(assign.mock.calls[0]?.[0])).toBe(`https://uz.test${path}${expected}`);
});
