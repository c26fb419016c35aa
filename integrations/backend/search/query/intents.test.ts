import { expect, test } from 'vitest';
import { readIntents } from './intents.ts';
import { typedWords } from './typed-word.ts';

test.each([
  ['адрес в самаре', 'contact', 'самаре'],
  ['часы работы самара', 'contact', 'самара'],
  ['opening hours tashkent', 'contact', 'tashkent'],
  ['ваш телефон', 'contact', ''],
  ['години роботи', 'contact', ''],
  ['ish vaqti', 'contact', ''],
  ['тарифы', 'tariffs', ''],
  ['interest rate', 'tariffs', ''],
  ['сколько дадут за ролекс субмаринер', 'worth', 'ролекс субмаринер'],
  ['how much will you pay for a rolex', 'worth', 'a rolex'],
  ['скільки дадуть за омегу', 'worth', 'омегу'],
  ['что такое турбийон', 'definition', 'турбийон'],
  ['what is a tourbillon', 'definition', 'tourbillon'],
  ['що таке хронограф', 'definition', 'хронограф'],
  ['turbiyon nima', 'definition', 'turbiyon'],
  ['проверить залоговый билет', 'ticket', ''],
  ['pledge ticket status', 'ticket', ''],
  ['статус заставного квитка', 'ticket', ''],
  ['garov chiptasi', 'ticket', ''],
  ['часы ролекс', '', 'часы ролекс'],
])('"%s" asks for "%s" about "%s"', (query, asked, about) => {
  const { intents, rest } = readIntents(typedWords(query));
  expect([[...intents].join(' '), rest.map(({ text }) => text).join(' ')]).toEqual([asked, about]);
});
