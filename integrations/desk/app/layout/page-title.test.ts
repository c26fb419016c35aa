import { expect, it } from 'vitest';
import { pageTitle } from './page-title.ts';

it.each([
  ['Requests', 'Requests — Desk'],
  [' Rolex ', 'Rolex — Desk'],
  ['', 'Desk'],
  [undefined, 'Desk'],
])('a screen headed %j is a window named %j', (heading, title) => {
  expect(pageTitle(heading, 'Desk')).toBe(title);
});
