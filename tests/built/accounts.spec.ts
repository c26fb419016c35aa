import { expect, test } from '@playwright/test';
import { isPublic, needsAccount } from '@tourbillon/domain/contract/call.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import { FORMS as ALL_FORMS } from '@tourbillon/domain/contract/forms.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { callAccount, logInByCall, PASSWORD, registerAccount } from '../site/accounts.ts';
import { ask } from '../site/ask.ts';
import { startLoggingStorefront } from '../site/logging-storefront.ts';
import { letterTo, newMailbox, newNetwork } from '../site/mailing-list.ts';
import { readSharedSite } from '../site/site.ts';

const FORM = 'application/x-www-form-urlencoded';
const PAGES = [
  '/login/',
  '/registration/',
  '/forgot-password/',
  '/account/',
  '/profile/',
  '/profile/password/',
  '/profile/email/',
  '/profile/proof/',
];

test('D18 pages about accounts are nobody’s: not indexed, not stored, one for everybody', async () => {
  for (const path of PAGES) {
    for (const locale of LOCALES) {
      const { status, headers, text } = await ask(locale, path);
      expect([path, status, headers['cache-control']]).toEqual([path, 200, 'no-store']);
      expect(text, path).toContain('<meta name="robots" content="noindex, follow">');
      const known = { Authorization: `Bearer ${'A'.repeat(43)}`, Cookie: 'front-dev=true' };
      expect((await ask(locale, path, { headers: known })).text, path).toBe(text);
    }
  }
});

test('D163 who has lost passkeys and codes is sent to an office only by a site that has one', async () => {
  for (const [locale, key] of [
    ['ru', 'passkeys.lost'],
    ['ua', 'passkeys.lostAway'],
  ] as const) {
    for (const path of ['/login/', '/profile/'])
      expect((await ask(locale, path)).text, locale + path).toContain(translator(locale)(key));
  }
});

test('what only a script can send waits for it: pressed before, a form would get 405 and log-out nothing', async () => {
  for (const path of ['/login/', '/profile/password/', '/profile/email/', '/profile/proof/']) {
    const { text } = await ask('en', path);
    const [, form = ''] = /<form[^>]*data-account-form(.*?)<\/form>/s.exec(text) ?? [];
    expect([path, form.match(/<button[^>]*type="submit"[^>]*>/g)]).toEqual([
      path,
      [expect.stringContaining(' disabled')],
    ]);
  }
  expect((await ask('en', '/account/')).text).toMatch(/<button[^>]*data-log-out[^>]* disabled/);
});

test('D64 pages behind mailed links are stored nowhere and send no referrer; opening them uses nothing up', async () => {
  const email = newMailbox('get');
  await registerAccount(email);
  const link = (await letterTo(email)).linkTo('/registration/confirm/');
  for (let times = 0; times < 3; times++) {
    const { status, headers } = await ask('en', link);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
  }
  const token = link.split('=')[1] ?? '';
  const headers = { 'Content-Type': FORM, 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': newNetwork() };
  const press = () =>
    ask('en', '/registration/confirm/', { method: 'POST', headers, body: `token=${token}` });
  for (const click of ['the first click', 'D352 the second one']) {
    expect((await press()).text, click).toContain(translator('en')('signIn.confirmedTitle'));
  }
  // An expired link says so before anything is pressed or typed.
  expect((await ask('en', link)).text).toContain(translator('en')('signIn.link_token_used'));
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  for (const locale of LOCALES) {
    for (const page of ['/reset-password/', '/registration/confirm/', '/profile/email/confirm/']) {
      const text = plain((await ask(locale, `${page}?token=${'A'.repeat(43)}`)).text);
      expect(text, locale + page).toContain(plain(translator(locale)('signIn.link_token_unknown')));
      expect(text, locale + page).not.toContain('name="token"');
    }
  }
});

const FOREIGN: [string, Record<string, string>][] = [
  ['another origin', { Origin: 'https://evil.example' }],
  ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['null', { Origin: 'null' }],
];

/** Every changing call of the contract that a browser may make, with a value in its path. */
const WRITES = Object.entries(CALLS)
  .filter(([, call]) => call.method === 'POST' && isPublic(call))
  .map(([name, { path }]) => ({ name, path: path.replace(/\{\w+\}/g, 'x') as `/${string}` }));

/** Every form of the site that needs no secret from a letter. */
const FORMS = ALL_FORMS.flatMap(({ page, postedByMail }) => (postedByMail ? [] : [page]));

test('architecture §8 every write of the contract from elsewhere is refused, token or not', async () => {
  expect(WRITES.length).toBeGreaterThan(20);
  const email = newMailbox('foreign');
  await registerAccount(email);
  const { token } = await logInByCall(email);
  for (const [name, headers] of FOREIGN) {
    for (const write of WRITES) {
      const { status } = await callAccount(write.path, { email, password: PASSWORD }, token, { headers });
      expect([name, write.name, status]).toEqual([name, write.name, 403]);
    }
    for (const path of FORMS) {
      const own = { 'Content-Type': FORM, 'X-Forwarded-For': newNetwork(), ...headers };
      const { status } = await ask('en', path, { method: 'POST', headers: own, body: `email=${email}` });
      expect([name, path, status]).toEqual([name, path, 403]);
    }
  }
  expect((await callAccount('/account', undefined, token)).status).toBe(200);
});

test('D64 what is read for an account is stored nowhere, and a token in an address opens nothing', async () => {
  const email = newMailbox('stored');
  await registerAccount(email, 'en', 'Annstoredname');
  const { token } = await logInByCall(email);
  const reads = Object.values(CALLS).filter((call) => call.method === 'GET' && needsAccount(call));
  expect(reads.length).toBeGreaterThan(6);
  for (const { path } of reads) {
    const { status, headers } = await callAccount(path, undefined, token);
    expect([path, status, headers['cache-control']]).toEqual([path, 200, 'no-store']);
    for (const target of [path, `${path}?token=${token}`] as `/${string}`[]) {
      const nobody = await callAccount(target);
      expect([target, nobody.status, nobody.headers['cache-control']]).toEqual([target, 401, 'no-store']);
      expect(nobody.text).not.toContain('Annstoredname');
    }
  }
});

test('§7 logout: refused without the XSRF header, done with it', async () => {
  const email = newMailbox('xsrf');
  await registerAccount(email);
  const { token, xsrf } = await logInByCall(email);
  expect((await callAccount('/logout', {}, token)).status).toBe(419);
  const headers = { Cookie: `XSRF-TOKEN=${xsrf}`, 'X-CSRF-TOKEN': xsrf };
  expect((await callAccount('/logout', {}, token, { headers })).status).toBe(200);
  expect((await callAccount('/account', undefined, token)).status).toBe(401);
});

test('D83 rate limits: failures by account and network ask for work, a network that logs in too often as well', async () => {
  const email = newMailbox('limit');
  const wrong = { email, password: 'not this one' };
  const demand = { message: translator('en')('forms.robot'), robot: { challenge: expect.any(Object) } };
  const guessing = { headers: { 'X-Forwarded-For': newNetwork() } };
  for (let n = 0; n < 5; n++) {
    expect((await callAccount('/login', wrong, undefined, guessing)).status).toBe(401);
  }
  const asked = await callAccount('/login', wrong, undefined, guessing);
  expect(asked.status).toBe(428);
  expect(JSON.parse(asked.text)).toEqual(demand);
  // No other visitor has to send a proof of work.
  expect((await callAccount('/login', wrong)).status).toBe(401);

  const crowded = { headers: { 'X-Forwarded-For': newNetwork() } };
  for (let n = 0; n < 30; n++) {
    // Invalid fields are refused without much work, but they are counted too.
    expect((await callAccount('/login', { email: 'x' }, undefined, crowded)).status).toBe(422);
  }
  const neighbour = await callAccount(
    '/login',
    { ...wrong, email: newMailbox('neighbour') },
    undefined,
    crowded,
  );
  expect([neighbour.status, JSON.parse(neighbour.text)]).toEqual([428, demand]);
});

test('D64 no log line has a token, a password, an address or a name', async () => {
  const { port, stop } = await startLoggingStorefront(readSharedSite().backendPort);
  const email = newMailbox('ann.secret');
  let lines = '';
  let token = '';
  try {
    await registerAccount(email, 'en', 'Annsecretname');
    ({ token } = await logInByCall(email, { port }));
    expect(token).not.toBe('');
    await callAccount('/account', undefined, token, { port });
    await callAccount(`/account?token=${token}`, undefined, undefined, { port });
    await callAccount('/account/edit', { name: 'Annsecretname', phone: 'x', language: 'en' }, token, {
      port,
    });
    await callAccount('/change-password', { current_password: PASSWORD, password: 'x' }, token, { port });
    await callAccount('/account/email', { email, current_password: 'wrong secret words' }, token, { port });
    await callAccount('/login', { email, password: 'wrong secret words' }, undefined, { port });
    await callAccount('/logout', {}, token, { port, headers: { Cookie: `XSRF-TOKEN=${token}` } });
    const body = `email=${email}&name=Annsecretname&password=wrong+secret+words`;
    const headers = { 'Content-Type': FORM };
    await ask('en', '/registration/', { method: 'POST', port, body, headers });
    await ask('en', `/reset-password/?token=${token}`, { method: 'POST', port, body, headers });
  } finally {
    lines = await stop();
  }
  for (const hidden of [token, PASSWORD, 'wrong secret', 'ann.secret', 'Annsecretname']) {
    expect(lines).not.toContain(hidden);
  }
});
