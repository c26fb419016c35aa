import { describe, expect, test } from 'vitest';
import { REQUEST_STEPS } from '@tourbillon/domain/business/request-steps.ts';
import type { RequestCallName } from '@tourbillon/domain/contract/requests/index.ts';
import { LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { composeLetter, composeMail, picturesIn, writeLetter } from './compose-letter.ts';
import type { LetterPicture } from './letter-picture.ts';
import { SAMPLES, sampleSender } from './sample-letters.ts';
import { TEMPLATES, type TemplateName, type TemplateValues } from './templates/index.ts';

/** Parts of a letter besides its text. Every letter to a visitor also has office, company and reply address. */
type Part =
  | 'number'
  | 'piece'
  | 'sent photograph'
  | 'written'
  | 'promise'
  | 'thread'
  | 'moment'
  | 'ending'
  | 'staff';

const PARTS: Record<TemplateName, readonly Part[]> = {
  'account-confirm': [],
  'account-deletion': ['moment'],
  'account-exists': ['moment'],
  'arrived-filter': ['piece', 'ending'],
  'arrived-item': ['piece', 'ending'],
  'desk-invitation': ['staff'],
  'desk-sign-in-changed': ['staff', 'moment'],
  digest: ['piece', 'ending'],
  'email-asked': ['moment'],
  'email-changed': ['moment'],
  'email-confirm': [],
  'email-taken': ['moment'],
  'new-device': ['moment'],
  offer: ['number', 'sent photograph', 'written'],
  'order-news': ['number', 'piece', 'written', 'thread'],
  'order-question': ['staff', 'number', 'piece', 'written'],
  'password-changed': ['moment'],
  'password-forgotten': ['moment'],
  'price-drop': ['piece', 'ending'],
  'request-answer': ['number', 'piece', 'written', 'thread'],
  'request-received': ['number', 'piece', 'written', 'promise', 'thread', 'moment'],
  'sign-in-changed': ['moment'],
  'sold-item': ['piece', 'ending'],
  'staff-reply': ['staff', 'number', 'piece', 'written'],
  'staff-request': ['staff', 'number', 'piece', 'moment'],
  'subscription-confirm': [],
  'subscription-welcome': ['ending'],
  'ticket-answer': ['number', 'written'],
  'ticket-reminder': ['number'],
  'visit-news': ['number', 'piece'],
};

/** The company that a letter names. The other letters name both. */
const COMPANY: Partial<Record<TemplateName, 'Pawnshop LLC' | 'Trade LLC'>> = {
  'arrived-filter': 'Trade LLC',
  'arrived-item': 'Trade LLC',
  digest: 'Trade LLC',
  'order-news': 'Trade LLC',
  'price-drop': 'Trade LLC',
  'sold-item': 'Trade LLC',
  'ticket-answer': 'Pawnshop LLC',
  'ticket-reminder': 'Pawnshop LLC',
};

const WRITTEN = /Ждём вас|Часы на месте\?|Полировка снижает цену\./;
const NUMBER = /41|77-104217/;
const picture: LetterPicture = { cid: 'watch@picture', kind: 'drawing', jpeg: Buffer.from('jpeg') };

const names = Object.keys(TEMPLATES) as TemplateName[];
const rows = names.flatMap((name) => LOCALES.map((locale) => [name, locale] as const));

function letterOf(name: TemplateName, locale: Locale) {
  const sender = sampleSender(locale);
  const letter = writeLetter(name, SAMPLES[name] as TemplateValues[typeof name], sender);
  const pictures = new Map(picturesIn(letter).map((path) => [path, picture]));
  return { sender, ...composeLetter(letter, sender, pictures) };
}

describe.each(rows)('D345 %s in %s', (name, locale) => {
  const { subject, text, html, replyTo, headers, sender, pictures } = letterOf(name, locale);
  const { t, origin, office, companies } = sender;
  const has = (part: Part) => PARTS[name].includes(part);
  /** Expects a text in both the plain text and the HTML. */
  const expectBoth = (words: string) => {
    expect(text).toContain(words);
    expect(plain(html)).toContain(words);
  };

  test('names the office with its phone and hours, the company, and goes to the office when it is answered', () => {
    if (has('staff') || !office) return expect(replyTo).toBeUndefined();
    for (const words of [office.place, office.phone, office.hours, office.email]) expectBoth(words);
    expect(replyTo).toBe(office.email);
    expectBoth(t('letters.canAnswer', { email: office.email }));
    for (const company of companies) {
      const isNamed = COMPANY[name] === undefined || COMPANY[name] === company.name;
      expect(text.includes(`${company.name}. ${company.details}`)).toBe(isNamed);
    }
  });

  test('says what it has to', () => {
    expect(NUMBER.test(subject + text)).toBe(has('number') || has('thread'));
    if (has('piece')) {
      const title = 'Rolex Submariner 126610LN & Co';
      expectBoth(title);
      expect(text).toContain(`${origin}/clock/rolex-1/`);
      expect(html).toContain('src="cid:watch@picture"');
      expect(plain(html.replaceAll(/alt="([^"]+)"/g, '>$1<'))).toContain(t('letters.drawing', { title }));
    }
    if (has('sent photograph')) {
      expect(html).toContain('src="cid:watch@picture"');
      expectBoth('Omega Seamaster 210.30');
    }
    expect(pictures.length > 0).toBe(has('piece') || has('sent photograph'));
    if (has('written')) for (const half of [text, plain(html)]) expect(half).toMatch(WRITTEN);
    if (has('thread')) expect(text).toMatch(/\/request\/\?token=secret-\d/);
    if (has('moment')) for (const half of [text, plain(html)]) expect(half).toContain(t('mail.zoneTashkent'));
    expect('List-Unsubscribe' in headers).toBe(has('ending'));
  });

  test('is the same in both halves, in words of its language, and asks no server for anything', () => {
    const flat = text.replaceAll(/\s+/g, ' ');
    // Plain text has no buttons and no pictures.
    const ofHtml = [t('mail.buttonFallback'), t('letters.drawn')];
    for (const node of nodes(html)) if (!ofHtml.includes(node)) expect(flat).toContain(node);
    const inHtml = new Set([...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => unescape(href)));
    const inText = text.match(/https?:\/\/\S+[\w/=-]/g) ?? [];
    for (const href of inHtml) if (href.startsWith('http')) expect(text).toContain(href);
    for (const address of inText) expect(inHtml.has(address) || plain(html).includes(address)).toBe(true);
    expect(html).not.toMatch(/<(script|link|iframe|form)|url\(|@import|src="(?!cid:)/);
    for (const form of [subject, text, html]) expect(form).not.toMatch(/\{\{|undefined|\[object|null/);
    expect(text).not.toMatch(/UTC|\.\.|::/);
    expect(text).not.toMatch(
      /no need to answer|отвечать не нужно|відповідати .*не потрібно|javob (yoz|ber)ish shart emas/i,
    );
  });
});

const kinds = Object.keys(REQUEST_STEPS) as RequestCallName[];

test.each(kinds.flatMap((kind) => LOCALES.map((locale) => [kind, locale] as const)))(
  'D345 the letter that confirms %s in %s promises what its form does',
  (kind, locale) => {
    const t = translator(locale);
    const { text } = composeMail('request-received', { id: 41, kind }, sampleSender(locale));
    for (const step of REQUEST_STEPS[kind]) {
      expect(text).toContain(`• ${t(`nextSteps.when_${step}`)}\n  ${t(`nextSteps.what_${step}`)}`);
    }
  },
);

test.each(LOCALES)('D330 the letter that confirms an extension in %s calls it one', (locale) => {
  const t = translator(locale);
  const values = { id: 41, kind: 'deferral' as const, payload: { reason: 'extension', months: 1 } };
  const { text } = composeMail('request-received', values, sampleSender(locale));
  for (const key of ['cases.extensionTitle', 'nextSteps.what_extension'] as const)
    expect(text).toContain(t(key));
  expect(text).not.toContain(t('requests.kind_deferral'));
  expect(text).not.toContain(t('nextSteps.what_deferralTerm'));
});

test.each(LOCALES)(
  'D99 the letter of an offer in %s says what the loan costs, and what happens after its term',
  (locale) => {
    const t = translator(locale);
    const { text } = composeMail('offer', SAMPLES.offer, sampleSender(locale));
    expect(text).toMatch(/0[.,]1333\s?%.*48[.,]667\s?%/);
    expect(text).toContain(t('offers.loanAfter'));
    const sale = composeMail('offer', { ...SAMPLES.offer, loan: null }, sampleSender(locale));
    for (const words of [t('offers.loanAfter'), t('offers.loanRate')]) expect(sale.text).not.toContain(words);
  },
);

test('the number of a ticket is not broken at its hyphen', () => {
  const { html } = composeMail('ticket-answer', SAMPLES['ticket-answer'], sampleSender('en'));
  expect(html).toContain('<span style="white-space:nowrap">77-104217</span>. It is extended.');
});

test.each(LOCALES)('D345 a notice of arrival in %s says what it waits for, and how to end it', (locale) => {
  const t = translator(locale);
  const values = { ...SAMPLES['request-received'], kind: 'arrivalNotice' as const, alert: 'item-7-secret' };
  const { text, headers } = composeMail('request-received', values, sampleSender(locale));
  for (const words of [
    t('letters.waitsFor'),
    t('letters.waitsOnce'),
    'Rolex Submariner',
    t('mail.alertEnd'),
  ]) {
    expect(text).toContain(words);
  }
  expect(headers['List-Unsubscribe']).toContain('/unsubscribe/alert/?token=item-7-secret');
});

/** The text of an HTML page in one line. */
function plain(html: string): string {
  return nodes(html).join(' ');
}

/** The texts between the tags. */
function nodes(html: string): string[] {
  const body = html.slice(html.indexOf('<body'));
  return [...body.matchAll(/>([^<]+)(?=<)/g)]
    .map(([, text = '']) => unescape(text).replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
}

function unescape(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
