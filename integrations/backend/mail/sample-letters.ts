import { readHosts } from '@tourbillon/domain/i18n/hosts.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import type { Sender } from './templates/letter.ts';
import type { TemplateValues } from './templates/index.ts';

const { origins } = readHosts({});

const VISIT = { title: 'Самара', address: 'ул. Самарская, 1', day: '2026-11-24', minute: 870 };
const MOMENT = { at: '2026-11-21T08:00:00.000Z', zone: 'Asia/Tashkent' };
const ITEM = { title: 'Rolex Submariner 126610LN & Co', path: '/clock/rolex-1/', price: '12 000 $' };
const OTHER = { title: 'Omega Seamaster 210.30', path: '/clock/omega-1/', price: null };
const ALERT = `item-7-${'x'.repeat(43)}`;
const TICKET = {
  number: '77-104217',
  due: '2026-12-01',
  graceEnd: '2026-12-31',
  amount: 1_284_000,
  currency: 'RUB',
};

/** Sample values of every letter, for tests. A template without sample values is a type error. */
export const SAMPLES: { readonly [Name in keyof TemplateValues]: TemplateValues[Name] } = {
  'account-confirm': { token: 'secret-3', hours: 72 },
  'account-deletion': { day: '2026-12-21', ...MOMENT },
  'account-exists': { token: 'secret-4', hours: 1, ...MOMENT },
  'arrived-filter': {
    filters: [
      { title: 'Steel <b>', path: '/clocks_today/rolex/?genders=men', count: 9, items: [ITEM, OTHER] },
    ],
    token: ALERT,
  },
  'arrived-item': { item: ITEM, isSame: true, token: ALERT, city: 'samara' },
  'desk-invitation': { address: 'https://desk.test/join#secret-9', role: 'appraiser', hours: 72 },
  'desk-sign-in-changed': { change: 'passkey_added', address: 'https://desk.test', ...MOMENT },
  digest: {
    arrivals: { count: 21, items: [ITEM] },
    offers: { count: 1, items: [{ ...ITEM, before: '13 000 $' }] },
    articles: [{ title: 'Quartz <or> not', path: '/article/quartz/' }],
    token: `list-7-${'x'.repeat(43)}`,
  },
  'email-asked': { hint: 'n…@x.test', ...MOMENT },
  'email-changed': { hint: 'n…@x.test', ...MOMENT, token: 'secret-7', hours: 72 },
  'email-confirm': { token: 'secret-6', hours: 24 },
  'email-taken': MOMENT,
  'new-device': { device: 'Firefox, Windows', place: '203.0.*.*', ...MOMENT },
  offer: {
    number: '41-1',
    about: 'Omega Seamaster 210.30',
    piece: { title: 'Omega Seamaster 210.30', path: '/offer/?token=secret-8', picture: '/upload/photo-1' },
    currency: 'UZS',
    buyOut: 61_000_000,
    loan: { amount: 55_000_000, days: 30, repay: 57_200_000 },
    appraiser: 'Aziz',
    comment: 'Полировка снижает цену.',
    validUntil: '2026-11-23',
    token: 'secret-8',
    city: 'samara',
  },
  'order-news': {
    id: 41,
    item: ITEM.title,
    state: 'reserved',
    until: '2026-12-01',
    text: 'Ждём вас.\n\nПриходите с паспортом.',
    page: ITEM.path,
    path: ITEM.path,
    token: 'secret-8',
    city: 'samara',
  },
  'order-question': {
    id: 41,
    item: 'rolex-1',
    text: 'Ждём вас?',
    name: 'Анна',
    email: 'ann@x.test',
    piece: ITEM,
  },
  'password-changed': MOMENT,
  'password-forgotten': { token: 'secret-5', hours: 1, ...MOMENT },
  'price-drop': { items: [{ ...ITEM, before: '13 000 $' }], token: ALERT },
  'request-answer': {
    id: '41',
    kind: 'question',
    text: 'Да.\n\nЖдём вас.',
    name: 'Анна',
    token: 'secret-9',
    payload: { user_name: 'Иван', message: 'Часы на месте?', item: 'clock/rolex-1' },
    item: ITEM,
    city: 'samara',
  },
  'request-received': {
    id: 41,
    kind: 'question',
    payload: {
      user_name: 'Anna <b>',
      telephone: '+79123456789',
      email: 'ann@x.test',
      city: 'samara',
      item: 'clock/rolex-1',
      message: 'Часы на месте?\nПриду в субботу.',
    },
    sent: MOMENT,
    item: ITEM,
    thread: 'secret-9',
    city: 'samara',
  },
  'sign-in-changed': { changes: ['passkey_removed', 'second_factor_off'], ...MOMENT },
  'sold-item': { item: { title: ITEM.title, path: ITEM.path }, token: ALERT, city: 'samara' },
  'staff-reply': {
    id: 41,
    kind: 'appraisal',
    name: 'Иван',
    event: 'accepted',
    offer: '41-1',
    text: 'Ждём вас, приду.',
    piece: { title: ITEM.title, path: ITEM.path },
    visit: VISIT,
  },
  'staff-request': {
    id: 41,
    kind: 'feedback',
    locale: 'uz',
    sentAt: MOMENT.at,
    zone: MOMENT.zone,
    payload: {
      user_name: 'Anna <b>',
      telephone: '+79123456789',
      city: 'samara',
      feedback_type: 1,
      type_contact: 'telegram',
      nickname: 'null',
    },
    item: ITEM,
    named: { city: 'Самара, ТЦ «Парк Хаус»' },
  },
  'subscription-confirm': { token: 'secret-1', hours: 72, options: ['new_arrivals', 'news_articles'] },
  'subscription-welcome': { unsubscribeToken: 'secret-2', options: ['special_offers'] },
  'ticket-answer': { number: TICKET.number, text: 'Ждём вас', extension: TICKET, city: 'samara' },
  'ticket-reminder': { ...TICKET, kind: 'grace', city: 'samara' },
  'visit-news': {
    number: '41-1',
    change: 'moved',
    visit: VISIT,
    piece: { title: ITEM.title, path: ITEM.path },
    token: 'secret-8',
    city: 'samara',
  },
};

/** Sample sender, for tests. */
export function sampleSender(locale: Locale, shop = 'Tourbillon'): Sender {
  return {
    locale,
    t: translator(locale),
    shop,
    origin: origins[locale],
    office: {
      place: 'Самара. ул. Самарская, 1',
      phone: '+7 (846) 000-20-04',
      phoneLink: 'tel:+78460002004',
      hours: 'Daily, 10:00–22:00',
      email: 'samara@shop.test',
    },
    companies: [
      { kind: 'pawnshop', name: 'Pawnshop LLC', details: 'OGRN 1.' },
      { kind: 'trade', name: 'Trade LLC', details: 'OGRN 2.' },
    ],
  };
}
