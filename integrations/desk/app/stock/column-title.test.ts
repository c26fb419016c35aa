import { expect, it } from 'vitest';
import { deskTranslators } from '../../messages/index.ts';
import { columnTitle } from './column-title.ts';

it.each([
  ['price', 'Цена'],
  ['defects_uz', 'Дефекты своими словами (Oʻzbekcha)'],
  ['row', 'Строка'],
  ['cell 7', 'Ячейка 7'],
  ['offer A, 1, price (price)', 'offer A, 1, Цена (price)'],
  ['offer, number', 'offer, Складской номер'],
  ['colour_of_dial', 'colour_of_dial'],
  ['Цена, руб.', 'Цена, руб.'],
  ['DI-1', 'DI-1'],
])('the title of %s is %s', (column, title) => {
  expect(columnTitle(column, deskTranslators.ru)).toBe(title);
});
