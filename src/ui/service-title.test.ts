import { expect, test } from 'vitest';
import { serviceTitle } from './service-title.ts';

test.each([
  ['Выкуп часов*', 'Выкуп часов'],
  ['**Залог** часов', 'Залог часов'],
  ['Оценка * онлайн', 'Оценка онлайн'],
  ['Soatlarni garovga qoʻyish', 'Soatlarni garovga qoʻyish'],
  ['***', ''],
])('§2 title of a service: %j loses its asterisks', (title, shown) => {
  expect(serviceTitle(title)).toBe(shown);
});
