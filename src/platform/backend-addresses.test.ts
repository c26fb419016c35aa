import { expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';

it.each([
  ['nothing set', {}, 'http://127.0.0.1:4322/uz'],
  ['PORT moves the embedded backend', { PORT: '5000' }, 'http://127.0.0.1:5001/uz'],
  ['BACKEND_PORT wins over PORT', { PORT: '5000', BACKEND_PORT: '7000' }, 'http://127.0.0.1:7000/uz'],
  ['an address of its own', { BACKEND_URL_UZ: 'https://api.example.uz' }, 'https://api.example.uz/'],
  ['a path and its slash', { BACKEND_URL_UZ: 'https://example.uz/api/' }, 'https://example.uz/api'],
  [
    'the prefix follows',
    { BACKEND_URL_UZ: 'https://example.uz/api/', BACKEND_PREFIX: '/v1/' },
    'https://example.uz/api/v1',
  ],
  ['the embedded backend has it too', { BACKEND_PREFIX: 'v1' }, 'http://127.0.0.1:4322/uz/v1'],
  ['another host alone is set', { BACKEND_URL_RU: 'https://api.example.ru' }, 'http://127.0.0.1:4322/uz'],
])('§7 base address by host: %s', (_, env, expected) => {
  expect(readConfiguration(env).backends.uz.href).toBe(expected);
});

it.each([['ftp://example.uz'], ['example.uz'], ['/api']])(
  '§7 base address: %s is refused by the name of its variable and without its value',
  (value) => {
    expect(() => readConfiguration({ BACKEND_URL_UZ: value })).toThrow(/^BACKEND_URL_UZ must be/);
  },
);
