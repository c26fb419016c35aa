import { expect, it } from 'vitest';
import { translator } from './translate.ts';
import { withUkrainianEuphony } from './ukrainian-euphony.ts';

it.each([
  ['between a vowel and a consonant', 'Контакти у Самарі', 'Контакти в Самарі'],
  ['between consonants', 'Офіс в Самарі', 'Офіс у Самарі'],
  ['before a vowel', 'Офіс у Україні', 'Офіс в Україні'],
  ['before a sound like its own', 'Контакти в Владивостоці', 'Контакти у Владивостоці'],
  ['before such a pair of consonants', 'Контакти в Львові', 'Контакти у Львові'],
  ['at the beginning', 'В наявності', 'У наявності'],
  ['after a pause', 'Офіс — в Москві', 'Офіс — у Москві'],
  ['after a quotation mark', '«Палму» у Каннах', '«Палму» в Каннах'],
  ['before a foreign name', 'Написати у Telegram', 'Написати в Telegram'],
  ['before a foreign name like its own', 'Написати в WhatsApp', 'Написати у WhatsApp'],
  ['where both are right', 'квиток, у якому', 'квиток, у якому'],
  ['within a word never', 'увесь внесок', 'увесь внесок'],
])('у and в %s', (_, text, expected) => {
  expect(withUkrainianEuphony(text)).toBe(expected);
});

it.each([
  ['Telegram', 'Написати в Telegram'],
  ['WhatsApp', 'Написати у WhatsApp'],
])('у and в follow a value: %s', (name, expected) => {
  expect(translator('ua')('layout.messenger', { name })).toBe(expected);
});

it('what a visitor typed stays as it is', () => {
  expect(translator('ua')('layout.messenger', { name: 'годинник в золоті' })).toBe(
    'Написати в годинник в золоті',
  );
});
