import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { ask, type RequestOptions, type Reply } from '../site/ask.ts';
import { startDisconnectableStorefront } from '../site/disconnectable-storefront.ts';
import { newPhone, proof } from '../site/call-requests.ts';
import { newNetwork } from '../site/mailing-list.ts';
import { itemToBuy } from '../site/page-kinds.ts';
import { answerTo } from '../site/robot-question.ts';

type Fields = Record<string, string>;

const t = translator('ru');

/** Posts a form to its page as a browser without scripts does. */
function post(
  address: string,
  fields: Fields,
  asking: RequestOptions = {},
  locale: Locale = 'ru',
): Promise<Reply> {
  return ask(locale, address, {
    method: 'POST',
    body: String(new URLSearchParams(fields)),
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'X-Forwarded-For': newNetwork(),
      ...asking.headers,
    },
    port: asking.port,
  });
}

/** Posts a form, and again with the answer to the robot question of the response. */
async function postByHand(address: string, fields: Fields): Promise<Reply> {
  const asked = await post(address, fields);
  return post(address, { ...fields, ...answerTo(asked.text, 'ru') });
}

const appealOf = (telephone: string): Fields => ({
  user_name: 'Анна',
  country: 'ru',
  telephone,
  email: '',
  company: 'pawnshop',
  message: 'Прошу ответить',
  consent: '1',
});

test('D16 without scripts: an appeal gets its number, by which its state is found', async () => {
  const telephone = newPhone();
  const { status, text } = await postByHand('/appeal/', appealOf(telephone));
  expect(status).toBe(200);
  expect(text).toContain(t('cases.appealDone'));
  const number = /\b\d{4}-\d{6}\b(?!")/.exec(text.split('data-sent')[1] ?? '')?.[0] ?? '';
  expect(number).not.toBe('');
  const found = await post('/appeal/status/', { number, contact: telephone });
  expect(found.status).toBe(200);
  expect(found.text).toContain(t('cases.appeal_received'));
  const wrong = await post('/appeal/status/', { number, contact: newPhone() });
  const unknown = await post('/appeal/status/', { number: '2001-000001', contact: telephone });
  for (const nothing of [wrong, unknown]) {
    expect(nothing.status).toBe(422);
    expect(nothing.text).toContain(t('forms.notFound'));
  }
});

test('D16 while the backend is away an appeal is kept, and nothing is promised that is not known', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'cases-'));
  const storefront = await startDisconnectableStorefront({ DATA_DIR: folder });
  try {
    const { port } = storefront;
    const robot = await proof({ port });
    await storefront.cut();
    const { status, text } = await post('/appeal/', { ...appealOf(newPhone()), robot }, { port });
    expect(status).toBe(200);
    expect(text).toContain(t('cases.appealKept'));
    expect(text).not.toContain(t('cases.appealDone'));
    const ticket = { number: '77-104217', city: 'moscow', digits: '4567' };
    const looked = await post('/ticket/', ticket, { port });
    expect(looked.status).toBe(503);
    expect(looked.text).toContain(t('forms.notAsked'));
  } finally {
    await storefront.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

test('D325 a pledge ticket says what is paid today, and how it is paid and extended', async () => {
  const headers = { 'X-Forwarded-For': newNetwork() };
  const right = { number: '77-104217', code: 'K7M4Q-9TX2R', city: 'moscow', digits: '4567' };
  const { status, text } = await post('/ticket/', right, { headers });
  expect(status).toBe(200);
  for (const key of ['toPayToday', 'loanLeft', 'howToPay', 'extendLink', 'issuedBy'] as const) {
    expect(text, key).toContain(t(`cases.${key}`));
  }
  // The loan and the days of interest are shown on any date.
  expect(text).toMatch(/1\s250\s000/);
  expect(text).toContain('href="tel:');
  // No address has the number, and the form takes none from one.
  expect(text).not.toMatch(/href="[^"]*77-104217/);
  const named = await ask('ru', '/deferral/?reason=extension&ticket=77-104217');
  expect(named.text).not.toContain('value="77-104217"');
  // An extension is not a deferral: its form has neither reasons nor a minimum of three months.
  const link = /href="(\/deferral\/\?[^"]+)"/.exec(text)?.[1]?.replaceAll(/&(?:amp|#38);/g, '&');
  const form = await ask('ru', link ?? '');
  expect(form.text).toMatch(/<h1[^>]*>\s*Продление/);
  expect(form.text).toMatch(/type="hidden" name="reason" value="extension"/);
  expect(form.text).toContain(t('nextSteps.what_extension'));
  expect(form.text).not.toContain(t('nextSteps.what_deferralTerm'));
});

test('D15 D83 a pledge ticket: found, kept nowhere; two misses cost a question or work, and shut nobody out', async () => {
  const headers = { 'X-Forwarded-For': newNetwork() };
  const uz = translator('uz');
  const right = { number: '99 800042', code: 'y2c6t jro g4', city: 'tashkent', digits: '0011' };
  const look = (fields: Fields) => post('/ticket/', { ...right, ...fields }, { headers }, 'uz');
  const page = await ask('uz', '/ticket/');
  expect(page.text).toMatch(/<meta name="robots" content="[^"]*noindex/);
  const found = await look({});
  expect(found.status).toBe(200);
  expect(found.headers['cache-control']).toBe('no-store');
  expect(found.text).toContain(uz('cases.ticket_active'));
  expect(found.text).toMatch(/48\s600\s000\s/);
  // Fields with an invalid format do not count as attempts.
  const mistakes: Fields[] = [{ digits: '1' }, { code: 'Y2C6T' }];
  for (const mistake of mistakes) expect((await look(mistake)).status).toBe(422);
  const misses: Fields[] = [{ digits: '9999' }, { code: '' }];
  for (const wrong of misses) {
    const { status, text } = await look(wrong);
    expect([status, text.includes(uz('forms.notFound'))]).toEqual([422, true]);
  }
  const asked = await look({});
  expect([asked.status, asked.text.includes(uz('cases.ticket_active'))]).toEqual([422, false]);
  expect((await look(answerTo(asked.text, 'uz'))).text).toContain(uz('cases.ticket_active'));
  expect((await look({ robot: await proof() })).text).toContain(uz('cases.ticket_active'));
  for (let n = 0; n < 2; n++) await look({ digits: '9999', robot: await proof() });
  const demanded = await look({ robot: await proof() });
  expect(demanded.text).toContain('data-robot-work="2"');
  expect((await look({ robot: await proof({}, 2) })).text).toContain(uz('cases.ticket_active'));
});

test('D87 beside a form about a piece are the phone and hours of its city, whichever city the visitor chose', async () => {
  const list = await ask('ru', '/clocks_today/?cities=tashkent');
  const [, item = ''] = /id="results".*?href="\/(clock\/[^"/]+)\/"/s.exec(list.text) ?? [];
  for (const form of ['purchase', 'question']) {
    const { text } = await ask('ru', `/${form}/?item=${item}`);
    const [talk = ''] = /<section[^>]*aria-labelledby="form-talk".*?<\/section>/s.exec(text) ?? [];
    expect(talk, form).toContain('href="tel:+998');
    expect(talk, form).toContain('Ташкент · ');
    expect(talk, form).not.toMatch(/data-contact-(phone|hours)/);
  }
});

test('D38 D76 a purchase: named, held; the second buyer is told at once and asks for a notice with what they typed', async () => {
  const [, kind = '', url = ''] = (await itemToBuy()).split('/');
  const item = `${kind}/${url}`;
  const form = await ask('ru', `/purchase/?item=${item}`);
  expect(form.text).toContain(`name="item" value="${item}"`);
  expect(form.text).toContain(`href="/${item}/"`);
  const fields = {
    item,
    wish: 'reserve',
    user_name: 'Анна',
    country: 'ru',
    telephone: newPhone(),
    type_contact: 'telephone',
    nickname: '@',
    email: '',
    consent: '1',
  };
  const taken = await post('/purchase/', { ...fields, robot: await proof() });
  expect(taken.text).toContain(t('cases.purchaseDone'));
  const [, until] = t('orders.heldUntil', { date: '|' }).split('|');
  expect(taken.text, 'the last day of the hold').toContain(until);
  const telephone = newPhone();
  const other = { ...fields, user_name: 'Борис', telephone, email: 'boris@x.test' };
  const late = await post('/purchase/', { ...other, robot: await proof() });
  expect(late.status).toBe(422);
  for (const words of [
    t('cases.purchaseGone'),
    'action="/arrival-notice/"',
    'value="Борис"',
    'value="boris@x.test"',
    `href="/${item}/#similar"`,
  ]) {
    expect(late.text).toContain(words);
  }
  const [news, lead] = [t('cases.purchaseGone'), t('requests.arrivalNoticeLead')];
  expect(late.text.indexOf(news), 'the news comes first').toBeLessThan(late.text.indexOf(lead));
  const { wish: _, type_contact: __, nickname: ___, ...person } = other;
  const told = await post('/arrival-notice/', { ...person, message: '', robot: await proof() });
  expect(told.text).toContain(t('requests.arrivalNoticeDone'));
  const gone = await post('/purchase/', { ...fields, item: 'clock/no-such-watch', robot: await proof() });
  expect(gone.status).toBe(422);
  expect(gone.text).toContain(t('cases.purchaseGone'));
  expect(gone.text).toContain('name="item" value="clock/no-such-watch"');
});

test('§9 §1 a deferral and a review: taken, with the day and when it appears', async () => {
  const person = { user_name: 'Анна', country: 'ru', telephone: newPhone(), email: '', consent: '1' };
  const deferral = { ...person, ticket: '77-104217', reason: 'illness', months: '2', documents: '' };
  const short = await post('/deferral/', { ...deferral, robot: await proof() });
  expect(short.status).toBe(422);
  expect(short.text).toContain(t('forms.term'));
  const taken = await post('/deferral/', { ...deferral, months: '6', robot: await proof() });
  expect(taken.text).toContain(t('cases.decisionBy'));
  const reviews = await ask('ru', '/reviews/');
  expect(reviews.text).toContain('action="/review/"');
  const review = { user_name: 'Анна', rating: '5', message: 'Спасибо', service: '', visited: 'moscow' };
  const unpublished = await post('/review/', { ...review, consent: '1', robot: await proof() });
  expect(unpublished.status, 'D57 publication is a purpose of its own').toBe(422);
  expect(unpublished.text).toContain(t('forms.consent_publish'));
  const consents = { consent: '1', consent_publish: '1' };
  const sent = await post('/review/', { ...review, ...consents, robot: await proof() });
  expect(sent.text).toContain(t('cases.reviewDoneText'));
});
