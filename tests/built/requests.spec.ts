import { waitMinutes } from '@tourbillon/domain/i18n/wait-minutes.ts';
import { readdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { reasonText } from '@tourbillon/domain/i18n/reason-text.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { lettersTo } from '../mail/mailbox.ts';
import { ask } from '../site/ask.ts';
import { startDisconnectableStorefront } from '../site/disconnectable-storefront.ts';
import { callRequestFields, newPhone, postCall, proof, requestsOf } from '../site/call-requests.ts';
import { newNetwork } from '../site/mailing-list.ts';
import { STAFF, readSharedSite } from '../site/site.ts';
import { answerTo } from '../site/robot-question.ts';

const t = translator('ru');
const DONE = t('requests.callDoneTitle');

/**
 * The one stored request with a phone number. A busy backend may fetch it from the storefront's disk a moment
 * later.
 */
async function oneRequestOf(phone: string) {
  await expect.poll(async () => (await requestsOf(phone)).length).toBe(1);
  return requestsOf(phone);
}

/** Waits for the one letter to the staff with a phone number. */
async function oneLetterOf(phone: string): Promise<void> {
  const told = async () =>
    (await lettersTo(readSharedSite().mailbox, STAFF)).filter((one) => one.text.includes(phone));
  await expect.poll(async () => (await told()).length).toBe(1);
}

test('§5 call request: kept as specified, told to the staff, with the record of consent', async () => {
  const phone = newPhone();
  const { status, text } = await postCall(
    { ...callRequestFields(phone), robot: await proof() },
    { headers: { Cookie: 'cityAlias=samara' } },
  );
  expect(status).toBe(200);
  expect(text).toContain(DONE);
  const [row] = await oneRequestOf(phone);
  expect(row?.payload).toEqual({
    user_name: 'Анна',
    telephone: phone,
    city: 'samara',
    feedback_type: 1,
    type_contact: 'telephone',
    nickname: 'null',
  });
  expect(row).toMatchObject({ locale: 'ru', consentText: expect.stringMatching(/^ru-[0-9a-f]{12}$/) });
  await oneLetterOf(phone);
});

test('the same form sent again is the same request', async () => {
  const phone = newPhone();
  const fields = callRequestFields(phone, { key: 'a'.repeat(32) });
  for (let times = 0; times < 2; times++) {
    expect((await postCall({ ...fields, robot: await proof() })).status).toBe(200);
  }
  await oneRequestOf(phone);
});

test('§5 mistakes come back all at once, with what was typed', async () => {
  const { status, text } = await postCall({
    user_name: '7',
    telephone: '+7912',
    country: 'ru',
    nickname: '@',
  });
  expect(status).toBe(422);
  for (const reason of ['name', 'method', 'consent_data', 'phone_missing:7']) {
    expect(text).toContain(reasonText(t, reason));
  }
  expect(text).toContain('value="+7 (912"');
});

for (const locale of LOCALES) {
  test(`D80 D81 D82 without scripts on ${locale}: what is wrong with a number is said, and whose country it is`, async () => {
    const words = translator(locale);
    const said = async (telephone: string, more = {}) =>
      (await postCall(callRequestFields(telephone, { country: 'ru', ...more }), {}, locale)).text;
    const short = await said('+3805012345');
    expect(short).toContain(words('forms.phone_missing', { count: 2 }));
    expect(short).toMatch(/<option value="ua" selected/);
    expect(await said('+7 916 123-45-67 8')).toContain(words('forms.phone_long'));
    expect(await said('+210 123 45 67')).toContain(words('forms.phone_other'));
    expect(await said('+49 30 901820', { user_name: '7' })).toMatch(/<option value="other" selected/);
    expect(await said('', { nickname: '@anna' })).toContain(words('forms.required'));
    expect(await said(newPhone(), { user_name: 'а'.repeat(31) })).toContain(words('forms.name'));
  });

  test(`D57 on ${locale} consent is ${locale === 'ru' ? 'a box of its own' : 'the sentence'}`, async () => {
    const { text } = await ask(locale, '/call-request/');
    expect(/<input[^>]*name="consent"[^>]*>/.test(text)).toBe(locale === 'ru');
    expect(text).not.toMatch(/<input[^>]*name="consent"[^>]*checked/);
    expect(text).toContain('href="/politika-konfidentcialnosti/"');
    const hasDocument = text.includes('href="/soglasie-na-obrabotku-dannyh/"');
    expect(hasDocument, 'D614 a box links to the document of the consent').toBe(locale === 'ru');
  });
}

test('D52 what fills in the trap is thanked and forgotten', async () => {
  const phone = newPhone();
  const { status, text } = await postCall(callRequestFields(phone, { feedback_phone: '1' }));
  expect(status).toBe(200);
  expect(text).toContain(DONE);
  expect(await requestsOf(phone)).toEqual([]);
});

test('architecture §6 without scripts: a question in words, whose answer is good once; no script may give it', async () => {
  const phone = newPhone();
  const asked = async () => (await postCall(callRequestFields(phone))).text;
  const text = await asked();
  expect(text).not.toMatch(/\d ?\+ ?\d/);
  const right = answerTo(text, 'ru');
  expect(right.answer).not.toBe('');
  const send = (fields: object, headers = {}) =>
    postCall(callRequestFields(phone, { ...fields }), { headers });
  expect((await send(right, { 'Sec-Fetch-Mode': 'cors' })).text).toContain(t('forms.robot'));
  // A second click shows the same result. The answer to the robot question is valid for this form only.
  for (const text of [(await send(right)).text, (await send(right)).text])
    expect(text).toContain(t('requests.callDoneTitle'));
  expect((await send({ ...right, user_name: 'Борис' })).status).toBe(422);
  const wrong = answerTo(await asked(), 'ru');
  expect((await send({ ...wrong, answer: '3' })).status).toBe(422);
  expect((await send(wrong)).status).toBe(422);
  await oneRequestOf(phone);
});

test('architecture §6 a proof is good once, a false one never', async () => {
  const robot = await proof();
  expect((await postCall({ ...callRequestFields(newPhone()), robot })).status).toBe(200);
  for (const used of [robot, 'x']) {
    const { status, text } = await postCall({ ...callRequestFields(newPhone()), robot: used });
    expect(status).toBe(422);
    expect(text).toContain(t('forms.robot'));
  }
});

test('§7 GET /api/check-token answers in the words of the specification', async () => {
  const token = encodeURIComponent(await proof());
  const reply = async () => {
    const { headers, text } = await ask('ru', `/api/check-token?token=${token}`);
    expect(headers['cache-control']).toBe('no-store');
    return JSON.parse(text) as unknown;
  };
  expect(await reply()).toEqual({ success: true, message: 'Token verifyed' });
  expect(await reply()).toEqual({ success: false, message: 'Invalid token' });
});

test('limits: five requests for one phone an hour, then a sentence and how long to wait', async () => {
  const phone = newPhone();
  for (let n = 0; n < 5; n++) {
    const message = callRequestFields(phone, { user_name: 'А'.repeat(n + 2) });
    expect((await postCall({ ...message, robot: await proof() })).status).toBe(200);
  }
  const { status, headers, text } = await postCall({ ...callRequestFields(phone), robot: await proof() });
  expect(status).toBe(429);
  const wait = Number(headers['retry-after']);
  expect(wait).toBeGreaterThan(3000);
  expect(text).toContain(t('forms.tooMany', { count: waitMinutes(wait) }));
});

test('limits: thirty forms from one network', async () => {
  const headers = { 'X-Forwarded-For': newNetwork() };
  const replies = await Promise.all(Array.from({ length: 31 }, () => postCall({}, { headers })));
  const late = replies.filter(({ status }) => status === 429);
  expect(late).toHaveLength(1);
  expect(Number(late[0]?.headers['retry-after'])).toBeGreaterThan(500);
});

test('architecture §8 a form from another origin is refused', async () => {
  const headers = { Origin: 'https://evil.example' };
  expect((await postCall(callRequestFields(newPhone()), { headers })).status).toBe(403);
});

test('architecture §5 the calls of requests cannot be made past their form', async () => {
  const reply = await ask('ru', '/api/feedback', {
    method: 'POST',
    body: '{}',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': newNetwork() },
  });
  expect(reply.status).toBe(404);
});

test('sent while the backend is away, a request waits on disk and comes once', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'spool-'));
  const storefront = await startDisconnectableStorefront({ DATA_DIR: folder });
  const waiting = () => readdir(path.join(folder, 'spool')).catch(() => []);
  try {
    const { port } = storefront;
    const [phone, robot] = [newPhone(), await proof({ port })];
    await storefront.cut();
    const { status, text } = await postCall({ ...callRequestFields(phone), robot }, { port });
    expect(status).toBe(200);
    expect(text).toContain(DONE);
    expect(await waiting()).toHaveLength(1);
    expect(await requestsOf(phone)).toEqual([]);
    await storefront.mend();
    await expect.poll(async () => (await requestsOf(phone)).length, { timeout: 20_000 }).toBe(1);
    await expect.poll(waiting).toEqual([]);
    await oneLetterOf(phone);
  } finally {
    await storefront.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
