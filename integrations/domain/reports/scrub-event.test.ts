import { expect, it } from 'vitest';
import { scrubEvent } from './scrub-event.ts';

/** An event with all fields of Sentry, and fields that only a forged report may have. */
const FULL = {
  event_id: '0123456789abcdef0123456789abcdef',
  timestamp: 1_790_000_000,
  platform: 'javascript',
  level: 'error',
  release: '1.0.0',
  environment: 'production',
  server_name: 'machine-7',
  user: { id: '7', email: 'anna@example.com', ip_address: '203.0.113.7' },
  request: { url: 'https://ru.example/?q=anna', headers: { Cookie: 'a=b' }, data: 'telephone=1' },
  breadcrumbs: [{ category: 'ui.input', message: 'Anna' }],
  contexts: { state: { value: 'Anna' } },
  extra: { form: 'Anna' },
  tags: { page: '/about/', email: 'anna@example.com' },
  exception: {
    values: [
      {
        type: 'TypeError',
        value: 'x is undefined at anna@example.com',
        mechanism: { type: 'browser', handled: false, data: { a: 'Anna' } },
        stacktrace: {
          frames: [
            {
              filename: 'https://ru.example/_astro/page.Ab12.js?x=Anna',
              function: 'submit',
              lineno: 1,
              colno: 9,
              vars: { name: 'Anna' },
              context_line: 'const name = "Anna"',
            },
          ],
        },
      },
    ],
  },
};

it('D72 of an event nothing leaves but what is on the list', () => {
  expect(scrubEvent(FULL)).toEqual({
    event_id: '0123456789abcdef0123456789abcdef',
    timestamp: 1_790_000_000,
    platform: 'javascript',
    level: 'error',
    release: '1.0.0',
    environment: 'production',
    tags: { page: '/about/' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'x is undefined at [mail]',
          mechanism: { type: 'browser', handled: false },
          stacktrace: {
            frames: [
              {
                filename: 'app:///_astro/page.Ab12.js',
                function: 'submit',
                lineno: 1,
                colno: 9,
                in_app: true,
              },
            ],
          },
        },
      ],
    },
  });
});

it.each([
  ['nothing', undefined],
  ['a text', 'Anna'],
  ['no error', { user: { email: 'anna@example.com' } }],
  ['errors that are no list', { exception: { values: 'x' } }],
])('D72 %s is no report', (_, event) => expect(scrubEvent(event)).toBeUndefined());

it('D72 a report stays small and quick to scrub, whatever is sent', () => {
  const long = 'anna@'.repeat(100_000);
  const frames = Array.from({ length: 5_000 }, () => ({ filename: long, function: long }));
  const values = Array.from({ length: 500 }, () => ({ type: long, value: long, stacktrace: { frames } }));
  const before = process.threadCpuUsage();
  const event = scrubEvent({ exception: { values }, tags: { page: long }, __proto__: { polluted: true } });
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(500);
  expect(JSON.stringify(event).length).toBeLessThan(200_000);
});
