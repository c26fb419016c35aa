import { expect, it } from 'vitest';
import { requestKey } from './request-key.ts';

const FORM = ['callRequest', 'uz', 'opening'];
const sent = (city: string, chosen?: string, name = 'Anna') =>
  requestKey(FORM, { user_name: name, city }, { city, chosen });

it.each([
  ['nothing', sent('tashkent'), true],
  ['the city we put in, while the backend is away', sent('unknown'), true],
  ['a city that was chosen', sent('tashkent', 'tashkent'), false],
  ['a word', sent('tashkent', undefined, 'Anna B'), false],
])('a form sent again, where %s is another one', (_, key, same) => {
  expect(key === sent('tashkent')).toBe(same);
});

it('a city of the form itself is a word of its sender', () => {
  const ticket = (city: string) => requestKey(FORM, { city }, { city: 'tashkent', chosen: undefined });
  expect(ticket('moscow')).not.toBe(ticket('samara'));
});
