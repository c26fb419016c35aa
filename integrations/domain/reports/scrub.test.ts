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
  ['a random word with dashes', 'id 3x-9Aq_Zz-0aB-cdEf_12-34x5-6Y end', 'id [token] end'],
  ['a long name', 'at processTicksAndRejections', 'at processTicksAndRejections'],
  ['a stack line', 'at ask (/src/backend/client.ts:12:34)', 'at ask (/src/backend/client.ts:12:34)'],
  [
    'the values of a query',
    'Failed query: insert into x\nparams: Anna,Main Street 5',
    'Failed query: insert into x',
  ],
  [
    'the values of a query before its stack',
    'Failed query: x\nparams: Anna\n    at run (/src/a.ts:1:2)',
    'Failed query: x\n    at run (/src/a.ts:1:2)',
  ],
  [
    'what a parser quotes',
    `Unexpected token 'A', "Anna Karen"... is not valid JSON`,
    `Unexpected token 'A', "[text]"... is not valid JSON`,
  ],
  ['the name of a column', 'column "user_name" does not exist', 'column "user_name" does not exist'],
  ['an address of a machine', 'refused by 203.0.113.7 today', 'refused by [address] today'],
  ['an address of one’s own', 'no answer of 127.0.0.1:4322', 'no answer of 127.0.0.1:4322'],
  ['one of the new kind', 'refused by 2001:db8:0:0:1::7 today', 'refused by [address] today'],
  ['a version', 'Node 24.21.0 is needed', 'Node 24.21.0 is needed'],
  ['plain words', 'Backend call /contacts/{city}: time limit', 'Backend call /contacts/{city}: time limit'],
])('D64 D72 what a report must not hold: %s', (_, text, expected) => {
  expect(scrub(text)).toBe(expected);
});
