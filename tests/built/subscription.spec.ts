import { expect, test } from '@playwright/test';
import { waitMinutes } from '@tourbillon/domain/i18n/wait-minutes.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { ask, type RequestOptions } from '../site/ask.ts';
import { startDisconnectableStorefront } from '../site/disconnectable-storefront.ts';
import { proof } from '../site/call-requests.ts';
import { letterTo, newMailbox, newNetwork } from '../site/mailing-list.ts';
import { answerTo } from '../site/robot-question.ts';
import { readSharedSite } from '../site/site.ts';

const FORM = 'application/x-www-form-urlencoded';
const origin = () => readSharedSite().origins.ru;

/** Posts a form to a page as a browser does. */
function post(path: string, body: string, headers: Record<string, string> = {}, more: RequestOptions = {}) {
  const own = { 'Content-Type': FORM, 'X-Forwarded-For': newNetwork(), ...headers };
  return ask('ru', path, { method: 'POST', body, headers: own, ...more });
}

function callApi(path: string, body: object, headers: Record<string, string> = {}) {
  return post(`/api${path}`, JSON.stringify(body), { 'Content-Type': 'application/json', ...headers });
}

const wish = (email: string, robot = '') => ({ email, options: ['new_arrivals'], consent: true, robot });
const wishForm = (email: string, robot: string | { question: string; answer: string } = '') =>
  String(
    new URLSearchParams({
      ...{ email, options: 'new_arrivals', consent: '1' },
      ...(typeof robot === 'string' ? { robot } : robot),
    }),
  );

/** Subscribes and returns the paths of the links in the letters. */
async function subscribed(): Promise<{ confirm: string; unsubscribe: string }> {
  const email = newMailbox('wire');
  expect((await callApi('/subscribers', wish(email, await proof()))).status).toBe(200);
  const confirm = (await letterTo(email)).linkTo('/subscribe/confirm/');
  expect((await post(confirm, '')).status).toBe(200);
  return { confirm, unsubscribe: (await letterTo(email, 2)).linkTo('/unsubscribe/') };
}

const FOREIGN: [string, Record<string, string>][] = [
  ['another origin', { Origin: 'https://evil.example' }],
  ['another of our hosts', { Origin: 'http://uz.localhost' }],
  ['no origin at all, said as null', { Origin: 'null' }],
  ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a neighbour', { 'Sec-Fetch-Site': 'same-site' }],
  ['a browser’s own address line', { 'Sec-Fetch-Site': 'none' }],
];

for (const [name, headers] of FOREIGN) {
  test(`architecture §8 a form from ${name} is refused`, async () => {
    expect((await post('/subscribe/', wishForm(newMailbox('evil')), headers)).status).toBe(403);
    expect((await callApi('/subscribers', wish(newMailbox('evil')), headers)).status).toBe(403);
  });
}

test('architecture §8 a form from our own page passes, with either header', async () => {
  for (const [name, value] of [
    ['Origin', origin()],
    ['Sec-Fetch-Site', 'same-origin'],
  ] as const) {
    const { status } = await post('/subscribe/', wishForm(newMailbox('own'), await proof()), {
      [name]: value,
    });
    expect(status, name).toBe(200);
  }
});

test('robots get no letter sent: neither by the form nor by its call, until there is a person', async () => {
  const email = newMailbox('robot');
  const call = await callApi('/subscribers', wish(email));
  expect(call.status).toBe(428);
  expect(JSON.parse(call.text)).toMatchObject({
    message: translator('ru')('forms.robot'),
    robot: { kind: 'work', challenge: { parameters: {} } },
  });
  const byScript = await post('/subscribe/', wishForm(email), { 'Sec-Fetch-Mode': 'cors' });
  expect([byScript.status, byScript.text.includes('name="question"')]).toEqual([422, false]);
  const asked = await post('/subscribe/', wishForm(email));
  expect(asked.status).toBe(422);
  expect((await post('/subscribe/', wishForm(email, answerTo(asked.text, 'ru')))).status).toBe(200);
  await letterTo(email);
});

test('§5 mailing: the call names the fields in the language of the host', async () => {
  const { status, text } = await callApi('/subscribers', { email: 'ann@', options: [] });
  const t = translator('ru');
  expect(status).toBe(422);
  expect(JSON.parse(text)).toEqual({
    message: t('errors.s400'),
    errors: { email: [t('forms.email')], options: [t('forms.option')], consent: [t('forms.consent')] },
  });
});

test('mail scanners that open links use none up', async () => {
  const email = newMailbox('scanned');
  await callApi('/subscribers', wish(email, await proof()));
  const link = (await letterTo(email)).linkTo('/subscribe/confirm/');
  for (const method of ['GET', 'HEAD', 'GET']) expect((await ask('ru', link, { method })).status).toBe(200);
  // A second click shows the same result (decision 352).
  for (const click of [1, 2]) expect((await post(link, '')).status, `click ${click}`).toBe(200);
});

const ONE_CLICKS: [string, string, string][] = [
  ['urlencoded', FORM, 'List-Unsubscribe=One-Click'],
  [
    'multipart',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
];

for (const [name, type, body] of ONE_CLICKS) {
  test(`RFC 8058 one click in a mail program, ${name}, unsubscribes; again is the same`, async () => {
    const { unsubscribe } = await subscribed();
    const headers = { 'Content-Type': type, Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' };
    for (let times = 0; times < 2; times++) {
      const { status, text } = await post(unsubscribe, body, headers);
      expect(status).toBe(200);
      expect(text).toContain(translator('ru')('subscription.unsubscribedTitle'));
    }
  });
}

test('D64 a page behind a secret link is not stored, found or told of', async () => {
  const path = `/subscribe/confirm/?token=${'A'.repeat(43)}`;
  for (const reply of [await ask('ru', path), await post(path, '')]) {
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.headers['referrer-policy']).toBe('no-referrer');
    expect(reply.headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(reply.text).toContain('<meta name="robots" content="noindex');
    expect(reply.text).not.toMatch(/rel="(canonical|alternate)"[^>]*token/);
  }
});

test('architecture §8 letters: ten forms from one network, then 429 and how long to wait', async () => {
  const headers = { 'X-Forwarded-For': newNetwork() };
  for (let n = 0; n < 5; n++) {
    expect((await post('/subscribe/', wishForm('x'), headers)).status).toBe(422);
    expect((await callApi('/subscribers', wish('x'), headers)).status).toBe(422);
  }
  const page = await post('/subscribe/', wishForm(newMailbox('eleventh')), headers);
  const call = await callApi('/subscribers', wish(newMailbox('twelfth')), headers);
  for (const { status, headers } of [page, call]) {
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(500);
  }
  expect(page.text).toContain(translator('ru')('errors.s429'));
  const count = waitMinutes(Number(page.headers['retry-after']));
  expect(page.text, 'D83 the true wait').toContain(translator('ru')('errors.helpWait', { count }));
  expect(JSON.parse(call.text)).toEqual({ message: translator('ru')('errors.s429') });
});

const ODD: [string, string, string, number][] = [
  ['a form that is too large', FORM, `email=${'a'.repeat(70_000)}`, 400],
  ['JSON', 'application/json', '{}', 400],
  ['no type', '', 'email=a', 400],
  ['a multipart form without its boundary', 'multipart/form-data', 'email=a', 400],
];

for (const [name, type, body, status] of ODD) {
  test(`a page takes forms only: ${name}`, async () => {
    const reply = await post('/subscribe/', body, { 'Content-Type': type });
    expect(reply.status).toBe(status);
    expect(reply.text).toContain('<html lang="ru"');
  });
}

test('other pages take no form', async () => {
  expect((await post('/about/', 'a=b')).status).toBe(405);
});

test('architecture §5 a form sent while the backend is away comes back with what was typed', async () => {
  const storefront = await startDisconnectableStorefront();
  try {
    await storefront.cut();
    const email = newMailbox('away');
    const { status, text } = await post(
      '/subscribe/',
      wishForm(email, await proof({ port: storefront.port })),
      {},
      { port: storefront.port },
    );
    expect(status).toBe(503);
    expect(text).toContain(translator('ru')('forms.notSent'));
    expect(text).toContain(`value="${email}"`);
  } finally {
    await storefront.stop();
  }
});
