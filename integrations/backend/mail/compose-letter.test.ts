import { describe, expect, test } from 'vitest';
import { readHosts } from '@tourbillon/domain/i18n/hosts.ts';
import { LOCALE_FACTS, LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { composeMail } from './compose-letter.ts';
import type { TemplateName, TemplateValues } from './templates/index.ts';

/** Letters about arrivals and prices have a test of their own. */
type OtherName = Exclude<
  TemplateName,
  'arrived-filter' | 'arrived-item' | 'digest' | 'price-drop' | 'sold-item'
>;

const VISIT = { title: 'Самара', address: 'ул. Самарская, 1', day: '2026-11-24', minute: 870 };

/** Values for every template; a template without them is a type error. */
const VALUES: { [Name in OtherName]: TemplateValues[Name] } = {
  'account-confirm': { token: 'secret-3', hours: 72 },
  'account-deletion': { day: '2026-12-21' },
  'account-exists': { token: 'secret-4', hours: 1 },
  'desk-invitation': { address: 'https://desk.test/join#secret-9', role: 'appraiser', hours: 72 },
  'desk-sign-in-changed': {
    change: 'passkey_added',
    address: 'https://desk.test',
    at: '2026-11-21T08:00:00.000Z',
    zone: 'Europe/Moscow',
  },
  'email-asked': { hint: 'n…@x.test' },
  'email-changed': {
    hint: 'n…@x.test',
    at: '2026-11-21T08:00:00.000Z',
    zone: 'Europe/Moscow',
    token: 'secret-7',
    hours: 72,
  },
  'email-confirm': { token: 'secret-6', hours: 24 },
  'email-taken': {},
  'new-device': {
    device: 'Firefox, Windows',
    place: '203.0.*.*',
    at: '2026-11-21T08:00:00.000Z',
    zone: 'Asia/Tashkent',
  },
  offer: {
    number: '41-1',
    about: 'Omega Seamaster 210.30',
    currency: 'UZS',
    buyOut: 61_000_000,
    loan: { amount: 55_000_000, days: 30, repay: 57_200_000 },
    appraiser: 'Aziz',
    comment: 'Полировка снижает цену.',
    validUntil: '2026-11-23',
    token: 'secret-8',
  },
  'order-news': {
    ...{ id: 41, item: 'Omega Seamaster', state: 'reserved', until: '2026-12-01', text: 'Ждём вас' },
    token: 'secret-10',
  },
  'order-question': { id: 41, item: 'omega-1', text: 'Когда?', name: 'Анна', email: 'ann@x.test' },
  'ticket-answer': {
    number: '77-104217',
    text: 'Ждём вас',
    extension: { due: '2026-12-01', graceEnd: '2026-12-31', amount: 1_284_000, currency: 'RUB' },
  },
  'ticket-reminder': {
    number: '77-104217',
    kind: 'due',
    due: '2026-12-01',
    graceEnd: '2026-12-31',
    amount: 1_284_000,
    currency: 'RUB',
  },
  'password-changed': { at: '2026-11-21T08:00:00.000Z' },
  'password-forgotten': { token: 'secret-5', hours: 1 },
  'request-answer': { id: '41', kind: 'question', text: 'Да.\n\nЖдём вас.', name: 'Анна', token: 'secret-9' },
  'request-received': { id: 41, kind: 'feedback' },
  'sign-in-changed': {
    changes: ['passkey_removed', 'second_factor_off'],
    at: '2026-11-21T08:00:00.000Z',
    zone: 'Asia/Tashkent',
  },
  'staff-reply': { id: 41, kind: 'appraisal', name: 'Иван', event: 'accepted', offer: '41-1', visit: VISIT },
  'staff-request': {
    id: 41,
    kind: 'feedback',
    locale: 'uz',
    sentAt: '2026-11-21T08:00:00.000Z',
    payload: {
      user_name: 'Anna <b>',
      telephone: '+79123456789',
      city: 'samara',
      feedback_type: 1,
      type_contact: 'telegram',
      nickname: 'null',
    },
  },
  'subscription-confirm': { token: 'secret-1', hours: 72, options: ['new_arrivals', 'news_articles'] },
  'subscription-welcome': { unsubscribeToken: 'secret-2', options: ['special_offers'] },
  'visit-news': { number: '41-1', change: 'moved', visit: VISIT, token: 'secret-8' },
};

/** Where each letter leads. */
const LINKS: Partial<Record<OtherName, string>> = {
  'subscription-confirm': '/subscribe/confirm/?token=secret-1',
  'subscription-welcome': '/unsubscribe/?token=secret-2',
};

const { origins } = readHosts({ SITE_URL_UA: 'https://turbiion.example' });
const names = Object.keys(LINKS) as ('subscription-confirm' | 'subscription-welcome')[];

/** A letter to somebody of a locale. */
function letter(name: OtherName, locale: Locale, shop = 'Tourbillon') {
  return composeMail(name, VALUES[name], { locale, t: translator(locale), shop, origin: origins[locale] });
}

describe.each(LOCALES)('letters in %s', (locale) => {
  test.each(names)('§4 %s says everything, in its language, with its link', (name) => {
    const { subject, text, html } = letter(name, locale);
    expect(subject).toContain('Tourbillon');
    expect(html).toContain(`<html lang="${LOCALE_FACTS[locale].lang}">`);
    expect(html).toContain(`href="${origins[locale]}${LINKS[name]}"`);
    expect(text).toContain(`\n${origins[locale]}${LINKS[name]}\n`);
    for (const form of [subject, text, html]) {
      expect(form).not.toMatch(/\{\{|undefined|\[object|null/);
    }
    for (const option of VALUES[name].options) {
      const words = translator(locale)(`subscription.option_${option}`);
      expect(text).toContain(`• ${words}`);
      expect(html).toContain(`>${words}</li>`);
    }
  });
});

test('RFC 8058 the letter of a mailing list has its one-click headers, the one that asks has none', () => {
  expect(letter('subscription-welcome', 'ua').headers).toEqual({
    'List-Unsubscribe': '<https://turbiion.example/unsubscribe/?token=secret-2>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(letter('subscription-confirm', 'ua').headers).toEqual({});
});

test('what is not ours is escaped in HTML and left alone in text', () => {
  const { text, html } = letter('subscription-confirm', 'en', '<b>"Watches" & Co</b>');
  expect(text).toContain('<b>"Watches" & Co</b>');
  expect(html).toContain('&lt;b&gt;&quot;Watches&quot; &amp; Co&lt;/b&gt;');
  expect(html).not.toContain('<b>');
});

test('a letter holds nothing that a mail program would fetch', () => {
  for (const name of names) {
    expect(letter(name, 'ru').html).not.toMatch(/<(img|script|link|iframe|form)|url\(|@import/);
  }
});

describe.each(LOCALES)('letters about a request, in %s', (locale) => {
  const t = translator(locale);

  test('the staff reads every field that says something, escaped', () => {
    const { subject, text, html } = letter('staff-request', locale);
    expect(subject).toContain('41');
    expect(text).toContain(`• ${t('requests.field_user_name')}: Anna <b>`);
    expect(text).toContain(`• ${t('requests.field_telephone')}: +79123456789`);
    expect(text).toContain(`• ${t('requests.field_type_contact')}: Telegram`);
    expect(html).not.toContain('<b>');
    expect(text).not.toMatch(/null|feedback_type/);
  });

  test('its sender learns its number', () => {
    const { subject, text } = letter('request-received', locale);
    expect(subject).toContain('41');
    expect(text).toContain(t('requests.kind_feedback'));
  });
});
