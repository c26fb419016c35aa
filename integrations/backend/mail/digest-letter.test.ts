import { describe, expect, test } from 'vitest';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { composeMail } from './compose-letter.ts';
import { sampleSender } from './sample-letters.ts';
import type { TemplateValues } from './templates/index.ts';

const token = `list-7-${'x'.repeat(43)}`;
const item = { title: 'Rolex Submariner 126610LN & Co', path: '/clock/rolex-1/', price: '12 000 $' };
const none = { count: 0, items: [] };

const FULL: TemplateValues['digest'] = {
  arrivals: { count: 21, items: [item, { ...item, title: 'Omega', price: null }] },
  offers: {
    count: 1,
    items: [{ ...item, title: 'Cartier Tank', path: '/clock/cartier-1/', before: '13 000 $' }],
  },
  articles: [{ title: 'Quartz <or> not', path: '/article/quartz/' }],
  token,
};

describe.each(LOCALES)('D58 the weekly letter in %s', (locale) => {
  const t = translator(locale);
  const { origin } = sampleSender(locale);
  const letter = (values: Partial<typeof FULL> = {}) =>
    composeMail('digest', { ...FULL, ...values }, sampleSender(locale, 'Tourbillon <i>'));

  test('names what arrived, what was reduced with both prices, what was written, each with its page', () => {
    const { subject, text, html } = letter();
    expect(subject).toBe(t('digestMail.subject', { shop: 'Tourbillon <i>' }));
    for (const words of [
      t('digestMail.arrivals', { count: 21 }),
      t('digestMail.offers', { count: 1 }),
      t('digestMail.articles'),
      t('mail.onRequest'),
      t('mail.priceDropFrom', { price: '12 000 $', before: '13 000 $' }),
      `${origin}/clock/rolex-1/`,
      `${origin}/clock/cartier-1/`,
      `${origin}/article/quartz/`,
      `${origin}/clocks_today/?price_with_discount=1`,
      t('digestMail.why'),
    ]) {
      expect(text).toContain(words);
    }
    expect(html).toContain('126610LN &amp; Co');
    expect(html).toContain('Quartz &lt;or&gt; not');
    expect(html).not.toMatch(/<[bi]>|<(img|script|link|iframe|form)|url\(/);
    for (const form of [subject, text, html]) expect(form).not.toMatch(/\{\{|undefined|\[object|null/);
  });

  test.each([
    ['arrivals', { arrivals: none }, t('digestMail.arrivalsAll', { kind: t('savedLists.kind_clock') })],
    ['offers', { offers: none }, t('digestMail.offersAll', { kind: t('savedLists.kind_clock') })],
    ['articles', { articles: [] }, t('digestMail.articles')],
  ])('leaves out %s when there are none', (_, values, words) => {
    expect(letter().text).toContain(words);
    expect(letter(values).text).not.toContain(words);
  });

  test('D615 leads to the lists of the kinds of goods it names, and to no other', () => {
    const ring = { ...item, path: '/jewelry/ring-1/' };
    const { text } = letter({
      arrivals: { count: 9, items: [ring, { ...item, path: '/art/landscape-1/' }] },
      offers: { count: 1, items: [{ ...ring, before: null }] },
    });
    for (const path of ['/jewellery/', '/arts/', '/jewellery/?price_with_discount=1']) {
      expect(text).toContain(`${origin}${path}`);
    }
    expect(text).toContain(t('digestMail.arrivalsAll', { kind: t('savedLists.kind_art') }));
    expect(text).not.toMatch(/clocks_today|accessories/);
  });

  test('RFC 8058 ends with one click', () => {
    const { headers, text } = letter();
    expect(headers).toEqual({
      'List-Unsubscribe': `<${origin}/unsubscribe/?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(text).toContain(t('subscription.unsubscribeButton'));
  });
});
