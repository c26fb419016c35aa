import { describe, expect, test } from 'vitest';
import { LOCALE_FACTS, LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { formatSum } from '@tourbillon/domain/i18n/money.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { composeMail } from './compose-letter.ts';
import { SAMPLES, sampleSender } from './sample-letters.ts';
import type { TemplateName } from './templates/index.ts';

/** The link of each letter. */
const LINKS: Partial<Record<TemplateName, string>> = {
  'subscription-confirm': '/subscribe/confirm/?token=secret-1',
  'subscription-welcome': '/unsubscribe/?token=secret-2',
};

const names = Object.keys(LINKS) as ('subscription-confirm' | 'subscription-welcome')[];

/** A letter to somebody of a locale. */
function letter(name: TemplateName, locale: Locale, shop = 'Tourbillon') {
  return composeMail(name, SAMPLES[name] as never, sampleSender(locale, shop));
}

describe.each(LOCALES)('letters in %s', (locale) => {
  test.each(names)('§4 %s says everything, in its language, with its link', (name) => {
    const { subject, text, html } = letter(name, locale);
    const { origin } = sampleSender(locale);
    expect(subject).toContain('Tourbillon');
    expect(html).toContain(`<html lang="${LOCALE_FACTS[locale].lang}">`);
    expect(html).toContain(`href="${origin}${LINKS[name]}"`);
    expect(text).toContain(`\n${origin}${LINKS[name]}\n`);
    for (const form of [subject, text, html]) {
      expect(form).not.toMatch(/\{\{|undefined|\[object|null/);
    }
    for (const option of SAMPLES[name].options) {
      const words = translator(locale)(`subscription.option_${option}`);
      expect(text).toContain(`• ${words}`);
      expect(html).toContain(`>${words}</li>`);
    }
  });
});

test('RFC 8058 the letter of a mailing list has its one-click headers, the one that asks has none', () => {
  expect(letter('subscription-welcome', 'ua').headers).toEqual({
    'List-Unsubscribe': `<${sampleSender('ua').origin}/unsubscribe/?token=secret-2>`,
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

describe.each(LOCALES)('letters about a request, in %s', (locale) => {
  const t = translator(locale);

  test('the staff reads every field that says something, escaped', () => {
    const { subject, text, html } = letter('staff-request', locale);
    expect(subject).toContain('41');
    expect(text).toContain(`• ${t('requests.field_user_name')}: Anna <b>`);
    expect(text).toContain(`• ${t('requests.field_telephone')}: +79123456789`);
    expect(text).toContain(`• ${t('letters.contactWay')}: Telegram`);
    expect(html).not.toContain('<b>');
    expect(text, 'a city by its name').toContain('Самара, ТЦ «Парк Хаус»');
    expect(text).not.toMatch(/null|feedback_type|: samara/);
  });

  test('an amount is in the words of its reader, with roubles for the staff alone', () => {
    const payload = { amount: 12_000_000, currency: 'UZS', amount_rub: 85_000 };
    const own = composeMail('request-received', { id: 41, kind: 'appraisal', payload }, sampleSender(locale));
    const facts = SAMPLES['staff-request'];
    const staff = composeMail('staff-request', { ...facts, payload }, sampleSender(locale));
    const sum = formatSum({ value: 12_000_000, currency: 'UZS' }, locale);
    const roubles = formatSum({ value: 85_000, currency: 'RUB' }, locale);
    for (const { text } of [own, staff]) expect(text).toContain(sum);
    expect(own.text).not.toContain(roubles);
    expect(staff.text).toContain(roubles);
  });

  test.each(['staff-request', 'staff-reply', 'order-question'] as const)(
    'D660 %s names a regular customer, and nobody else',
    (name) => {
      const line = `${t('letters.regular')}: ${t('letters.regularGets')}`;
      const regular = { ...SAMPLES[name], isRegular: true };
      expect(composeMail(name, regular as never, sampleSender(locale)).text).toContain(line);
      expect(letter(name, locale).text).not.toContain(t('letters.regular'));
    },
  );

  test('its sender learns its number', () => {
    const { subject, text } = letter('request-received', locale);
    expect(subject).toContain('41');
    expect(text).toContain(t('requests.kind_question'));
  });
});
