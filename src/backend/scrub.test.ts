import { expect, it } from 'vitest';
import { scrub } from './scrub.ts';

it.each([
  ['a query', 'GET /account?token=secret failed', 'GET /account failed'],
  ['credentials in an address', 'https://user:word@api.example.com/ru', 'https://api.example.com/ru'],
  ['a mail address', 'no mail to anna.k@example.com here', 'no mail to [mail] here'],
  ['a phone', 'called +7 (999) 123-45-67 twice', 'called [phone] twice'],
  ['a phone in digits', 'called 79991234567 twice', 'called [phone] twice'],
  [
    'an item',
    '/clock/rolex-submariner-date-41-mm-126610-0001-2024/',
    '/clock/rolex-submariner-date-41-mm-126610-0001-2024/',
  ],
  ['a token', 'Bearer abc.def is refused', 'Bearer [token] is refused'],
  ['a random word', 'id 0123456789abcdef0123456789abcdef', 'id [token]'],
  ['a stack line', 'at ask (/src/backend/client.ts:12:34)', 'at ask (/src/backend/client.ts:12:34)'],
  ['plain words', 'Backend call /contacts/{city}: time limit', 'Backend call /contacts/{city}: time limit'],
])('D64 D72 what a report must not hold: %s', (_, text, expected) => {
  expect(scrub(text)).toBe(expected);
});
