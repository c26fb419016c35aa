import { expect, it } from 'vitest';
import { deskTranslators } from '../../messages/index.ts';
import { resultText } from './result-text.ts';

it.each([
  ['is held; release it first', 'отложено; сначала снимите бронь'],
  ['price: "9" is too high for a price', 'Цена: «9»\u00a0— слишком большая цена'],
])('%s', (message, said) => {
  expect(resultText(message, deskTranslators.ru)).toBe(said);
});
