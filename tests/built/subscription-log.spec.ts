import { expect, test } from '@playwright/test';
import { freePort } from '../../scripts/processes/ports.ts';
import { ask } from '../site/ask.ts';
import { proof } from '../site/call-requests.ts';
import { startLoggingStorefront } from '../site/logging-storefront.ts';

const EMAIL = 'ann.secret@mail.test';
const TOKEN = 'S3cret'.repeat(8);

test('D64 the storefront logs neither an address nor a secret, whatever fails', async () => {
  const { port, stop } = await startLoggingStorefront(await freePort(), true);
  let lines = '';
  try {
    const [robot = '', other = ''] = await Promise.all([proof({ port }), proof({ port })]);
    const form = new URLSearchParams({ email: EMAIL, options: 'new_arrivals', consent: '1', robot });
    const json = JSON.stringify({ email: EMAIL, options: ['new_arrivals'], consent: true, robot: other });
    const sent: [string, string, string][] = [
      ['/subscribe/', 'application/x-www-form-urlencoded', String(form)],
      ['/subscribe/', 'multipart/form-data', String(form)],
      ['/api/subscribers', 'application/json', json],
      ['/api/subscribers', 'application/json', `${json}!`],
      [`/subscribe/confirm/?token=${TOKEN}`, 'application/x-www-form-urlencoded', ''],
      ['/unsubscribe/', 'application/x-www-form-urlencoded', `token=${TOKEN}`],
      ['/api/unsubscribe', 'application/json', JSON.stringify({ token: TOKEN })],
      ['/call-request/', 'application/x-www-form-urlencoded', `user_name=ann.secret&consent=1&key=${TOKEN}`],
      [
        '/call-request/',
        'application/x-www-form-urlencoded',
        `user_name=ann.secret&consent=1&type_contact=telegram&nickname=ann.secret&robot=${TOKEN}`,
      ],
    ];
    for (const [path, type, body] of sent) {
      const { status } = await ask('ru', path, {
        method: 'POST',
        port,
        body,
        headers: { 'Content-Type': type },
      });
      expect(status, path).toBeGreaterThanOrEqual(400);
    }
    expect((await ask('ru', `/unsubscribe/?token=${TOKEN}`, { port })).status).toBe(200);
  } finally {
    lines = await stop();
  }
  expect(lines).toContain('/subscribers');
  expect(lines).not.toContain('ann.secret');
  expect(lines).not.toContain('S3cret');
});
