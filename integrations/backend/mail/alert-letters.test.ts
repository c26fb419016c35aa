import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { composeMail } from './compose-letter.ts';
import { sampleSender } from './sample-letters.ts';
import type { TemplateValues } from './templates/index.ts';

const SHOP = 'Tourbillon <i>';
const item = { title: 'Rolex Submariner 126610LN & Co', path: '/clock/rolex-1/', price: '12 000 $' };
const token = `item-7-${'x'.repeat(43)}`;

type AlertName = 'arrived-filter' | 'arrived-item' | 'price-drop';

/** Values of each letter. */
const VALUES: { [Name in AlertName]: TemplateValues[Name] } = {
  'arrived-item': { item, isSame: true, token },
  'arrived-filter': {
    filters: [
      {
        title: 'Steel <b>',
        path: '/clocks_today/rolex/?genders=men',
        count: 9,
        items: [item, { ...item, price: null }],
      },
    ],
    token,
  },
  'price-drop': { items: [{ ...item, before: '13 000 $' }], token },
};

const letter = (name: AlertName, locale: Locale) =>
  composeMail(name, VALUES[name], sampleSender(locale, SHOP));

describe.each(LOCALES)('letters about arrivals and prices, in %s', (locale) => {
  const t = translator(locale);
  const { origin } = sampleSender(locale);

  test.each(Object.keys(VALUES) as AlertName[])('%s names the piece, its price and its page', (name) => {
    const { text, html, subject } = letter(name, locale);
    expect(subject).toContain(SHOP);
    expect(text).toContain('Rolex Submariner 126610LN & Co');
    expect(text).toContain(`${origin}/clock/rolex-1/`);
    expect(text).toContain('12 000 $');
    expect(html).toContain(`href="${origin}/clock/rolex-1/"`);
    expect(html).toContain('126610LN &amp; Co');
    expect(html).not.toMatch(/<[bi]>|<(img|script|link|iframe|form)|url\(/);
    for (const form of [subject, text, html]) expect(form).not.toMatch(/\{\{|undefined|\[object|null/);
  });

  test.each(Object.keys(VALUES) as AlertName[])('RFC 8058 %s ends with one click', (name) => {
    const { headers, text } = letter(name, locale);
    expect(headers).toEqual({
      'List-Unsubscribe': `<${origin}/unsubscribe/alert/?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(text).toContain(t('mail.alertEnd'));
  });

  test('a filter is called as its owner calls it, says how much there is and leads to its list', () => {
    const { subject, text } = letter('arrived-filter', locale);
    expect(subject).toContain('9');
    expect(text).toContain('Steel <b>');
    expect(text).toContain(`${origin}/clocks_today/rolex/?genders=men`);
    expect(text).toContain(t('mail.onRequest'));
  });

  test('a lower price stands beside the one before', () => {
    expect(letter('price-drop', locale).text).toContain('13 000 $');
  });

  test('D76 sold-item says kindly that another has it, leads to the similar ones, names no price', () => {
    const values = { item: { title: item.title, path: item.path }, token };
    const { text, headers } = composeMail('sold-item', values, sampleSender(locale, SHOP));
    expect(text).toContain(t('orderMail.soldIntro'));
    expect(text).toContain(`${origin}/clock/rolex-1/#similar`);
    expect(text).not.toContain('12 000');
    expect(headers).toMatchObject({ 'List-Unsubscribe': `<${origin}/unsubscribe/alert/?token=${token}>` });
  });

  test('a piece that was sold says so, and that another has come', () => {
    const values = { ...VALUES['arrived-item'], isSame: false };
    const sender = sampleSender(locale, SHOP);
    expect(composeMail('arrived-item', values, sender).text).toContain(t('mail.arrivedItemLike'));
  });
});
