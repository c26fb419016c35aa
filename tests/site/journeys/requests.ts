import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { CONTENT_FOLDER } from '@tourbillon/backend/content-import/import-content.ts';
import { formatDate } from '@tourbillon/domain/i18n/dates.ts';
import { inLocale, LOCALE_FACTS, type Locale, type LocalText } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { filledForm } from '../../forms/filled-forms.ts';
import { letterTo } from '../../mail/mailbox.ts';
import { requestsBy } from '../call-requests.ts';
import { askDesk } from '../colleagues.ts';
import { newMailbox } from '../mailing-list.ts';
import { STAFF, readSharedSite } from '../site.ts';
import { type Browser, optionsOf, withPlainSpaces } from './browser.ts';

/** The first city of each site. */
const FIRST_CITY: LocalText = {
  ru: 'moscow',
  en: 'moscow',
  ua: 'ukraine',
  uz: 'tashkent',
};

/** Fields of consent. */
const CONSENT = { consent: '1' };

/** The one request of a person. A busy backend may store it a moment later. */
async function requestBy(person: string) {
  let rows: Awaited<ReturnType<typeof requestsBy>> = [];
  // A busy backend does not always answer at once.
  await expect(async () => {
    rows = await requestsBy(person);
    expect(rows).toHaveLength(1);
  }).toPass();
  const [row] = rows;
  if (!row) throw new Error('The request is gone');
  return row;
}

const mailed = (address: string, words: string) =>
  letterTo(readSharedSite().mailbox, address, ({ subject, text }) =>
    withPlainSpaces(subject + text).includes(withPlainSpaces(words)),
  );

/** The name of a city as the staff sees it. */
function cityName(alias: string): string {
  const contacts = JSON.parse(readFileSync(`${CONTENT_FOLDER}/contacts.json`, 'utf8')) as {
    cities: { alias: string; city: Record<Locale, string> }[];
  };
  return contacts.cities.find((one) => one.alias === alias)?.city.ru ?? '';
}

/** A call request: the staff sees the person, the site and the city. */
export async function askForCall({ locale, send }: Browser): Promise<void> {
  const t = translator(locale);
  const { address, fields, person } = await filledForm('callRequest');
  const thanked = await send(address, { ...fields, ...CONSENT });
  expect([thanked.status, thanked.text.includes(t('requests.callDoneTitle'))]).toEqual([200, true]);
  const city = inLocale(FIRST_CITY, locale);
  expect(await requestBy(person)).toMatchObject({ locale, city });
  const { text } = await mailed(STAFF, person);
  expect(text).toContain(LOCALE_FACTS[locale].name);
  expect(text).toContain(cityName(city));
  expect(text, 'no address words').not.toContain(`: ${city}`);
}

/** The desk answers a question by a letter. Its link opens the thread, where the visitor replies. */
export async function askQuestion({ locale, open, click, send }: Browser, desk: string): Promise<void> {
  const t = translator(locale);
  const email = newMailbox('question');
  const { address, fields, person } = await filledForm('question');
  expect((await send(address, { ...fields, ...CONSENT, email })).status).toBe(200);
  const { id } = await requestBy(person);
  await mailed(email, t('letters.threadNote'));
  await askDesk('answerRequest', { id, text: `Answer ${id}.`, email: '' }, desk);
  const link = (await mailed(email, `Answer ${id}.`)).linkTo('/request/');
  const thread = await open(link);
  expect([thread.status, thread.text.includes(`Answer ${id}.`)]).toEqual([200, true]);
  const token = link.split('token=')[1] ?? '';
  const written = await click('/request/', { token, text: 'Thank you.' });
  expect([written.status, written.text.includes('Thank you.')]).toEqual([200, true]);
}

/**
 * An estimate leads to the appraisal with the typed values. The visitor finds its offer, accepts it, and books a
 * visit.
 */
export async function acceptOffer(browser: Browser, desk: string): Promise<void> {
  const { locale, open, post, sendFile } = browser;
  const t = translator(locale);
  await expect(async () => {
    const estimate = await open('/estimate/?brand=Rolex&model=116610LN&condition=perfect&kit=full&go=1');
    const [, path = ''] = /href="(\/appraisal\/\?[^"]+)"/.exec(estimate.text) ?? [];
    const page = await open(path.replaceAll('&amp;', '&'));
    expect(page.text).toContain('value="Rolex"');
  }).toPass();

  const email = newMailbox('offer');
  const { fields, person } = await filledForm('appraisal');
  const thanked = await sendFile('/appraisal/', { ...fields, ...CONSENT, brand: 'Rolex', email });
  const [number = ''] = /\b[0-9A-Z]{5}-[0-9A-Z]{5}\b/.exec(thanked.text.split('data-sent')[1] ?? '') ?? [];
  expect([thanked.status, number]).toEqual([200, expect.stringMatching(/.{11}/)]);
  const { id } = await requestBy(person);
  const look = async () =>
    withPlainSpaces((await post('/appraisal/status/', { number, contact: email })).text);
  expect(await look()).toContain(withPlainSpaces(t('appraisal.state_received')));

  const made = { request: id, buy_out: 100_000, appraiser: 'Ann Lee', comment: '', email: '' };
  await askDesk('makeOffer', made, desk);
  const link = (await mailed(email, `${id}-1`)).linkTo('/offer/');
  expect(await look()).toContain(`${id}-1`);
  const offer = await open(link);
  expect([offer.status, offer.text.includes('Ann Lee')]).toEqual([200, true]);
  const token = link.split('token=')[1] ?? '';
  const office = /name="office" value="([^"]+)"/.exec(offer.text)?.[1] ?? optionsOf(offer.text, 'office')[0];
  const day = await bookVisit(browser, { token, action: 'accept', office: office ?? '' }, offer.text);
  await mailed(email, formatDate(day, locale));
  expect(await look()).toContain(withPlainSpaces(t('offers.lead_accepted')));
}

/** Tries the offered days, the last first, until the office is open. @returns the day. */
async function bookVisit({ locale, click }: Browser, answer: Record<string, string>, offer: string) {
  const booked = withPlainSpaces(translator(locale)('offers.lead_accepted'));
  const [, , , , time = ''] = optionsOf(offer, 'time');
  for (const day of optionsOf(offer, 'day').reverse()) {
    const { status, text } = await click('/offer/', { ...answer, day, time });
    if (status !== 200) continue;
    expect(withPlainSpaces(text)).toContain(booked);
    return day;
  }
  throw new Error('No day can be booked');
}

/**
 * A ticket shows what is owed. The visitor asks for an extension, the desk grants it, and the ticket shows the
 * new day.
 */
export async function extendTicket({ locale, open, post, send }: Browser, desk: string): Promise<void> {
  const t = translator(locale);
  const day = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);
  const printed = `5${locale === 'uz' ? 6 : 5}-${String(Math.random()).slice(2, 8)}`;
  const terms = { currency: 'RUB', amount: null, principal: 1_000_000, issued: day(-5), day_rate: 3000 };
  const days = { due: day(10), grace_end: day(40) };
  const ticket = { printed, city: 'samara', phone_digits: '4567', code: '', ...terms, ...days };
  const { data: stored } = await askDesk('newTicket', ticket, desk);
  const look = () => post('/ticket/', { number: printed, code: '', city: 'samara', digits: '4567' });
  const found = await look();
  expect([
    found.status,
    withPlainSpaces(found.text).includes(withPlainSpaces(t('cases.toPayToday'))),
  ]).toEqual([200, true]);
  expect(found.text).toContain('/deferral/?reason=extension');

  expect((await open('/deferral/?reason=extension')).text).toMatch(
    /<input type="hidden" name="reason" value="extension"/,
  );
  const email = newMailbox('extension');
  const { address, fields } = await filledForm('deferral');
  const wish = { ...fields, ...CONSENT, ticket: printed, reason: 'extension', months: '1', email };
  expect((await send(address, wish)).status).toBe(200);
  const { id } = stored.data;
  const open_ = async () => (await askDesk('deskTicketOf', { id }, desk)).data.data;
  await expect.poll(async () => (await open_()).requests.length).toBe(1);
  const { revision, requests } = await open_();
  const extension = { due: day(41), grace_end: day(71), amount: null };
  await askDesk(
    'answerExtension',
    { id, revision, request: requests[0]?.id, extension, text: 'Granted.' },
    desk,
  );
  const { text } = await mailed(email, 'Granted.');
  expect(withPlainSpaces(text)).toContain(withPlainSpaces(formatDate(day(41), locale)));
  expect(withPlainSpaces((await look()).text)).toContain(withPlainSpaces(formatDate(day(41), locale)));
}

/** The number of an appeal finds its state, before and after its answer. */
export async function followAppeal({ locale, post, send }: Browser, desk: string): Promise<void> {
  const t = translator(locale);
  const email = newMailbox('appeal');
  const { address, fields, person } = await filledForm('appeal');
  const thanked = await send(address, { ...fields, ...CONSENT, email });
  const [number = ''] = /\b\d{4}-\d{6}\b(?!")/.exec(thanked.text.split('data-sent')[1] ?? '') ?? [];
  const { id } = await requestBy(person);
  const look = async () => withPlainSpaces((await post('/appeal/status/', { number, contact: email })).text);
  expect(await look()).toContain(withPlainSpaces(t('cases.appeal_received')));
  await askDesk('answerRequest', { id, text: `Decided ${number}.`, email: '' }, desk);
  await mailed(email, `Decided ${number}.`);
  expect(await look()).toContain(withPlainSpaces(t('cases.appeal_answered')));
}
