import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { freePort } from '../../scripts/processes/ports.ts';
import { storefront } from '../../scripts/site/throwaway.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { ask } from '../site/ask.ts';
import { takeSite } from '../site/site.ts';

const EMAIL = 'ann.secret@mail.test';
const TOKEN = 'S3cret'.repeat(8);

test('D64 the storefront logs neither an address nor a secret, whatever fails', async () => {
  const site = takeSite();
  const [port, nowhere] = [await freePort(), await freePort()];
  const env: Record<string, string | undefined> = { ...site.env, PORT: String(port), LOG_LEVEL: 'trace' };
  for (const locale of LOCALES) {
    env[`SITE_URL_${locale.toUpperCase()}`] = site.origins[locale];
    env[`BACKEND_URL_${locale.toUpperCase()}`] = `http://127.0.0.1:${nowhere}/${locale}`;
  }
  const { file, args } = storefront(site.dist, env);
  const program = spawn(process.execPath, [file, ...args], {
    env: env as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const log = Promise.all([text(program.stdout!), text(program.stderr!)]);
  try {
    await once(program, 'message');
    const form = new URLSearchParams({ email: EMAIL, options: 'new_arrivals', consent: '1' });
    const json = JSON.stringify({ email: EMAIL, options: ['new_arrivals'], consent: true });
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
    program.kill();
  }
  const lines = (await log).join('');
  expect(lines).toContain('/subscribers');
  expect(lines).not.toContain('ann.secret');
  expect(lines).not.toContain('S3cret');
});
