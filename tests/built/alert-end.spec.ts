import { expect, test } from '@playwright/test';
import { LOCALE_FACTS, LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { addNoBreakSpaces } from '@tourbillon/domain/i18n/no-break-spaces.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { ask } from '../site/ask.ts';
import { newNetwork } from '../site/mailing-list.ts';

const TOKEN = `filter-1-${'x'.repeat(43)}`;
const PATH = `/unsubscribe/alert/?token=${TOKEN}`;

for (const locale of LOCALES) {
  const t = translator(locale);

  test(`RFC 8058 the page behind the link of an alert, ${locale}: opening it ends nothing, and nobody keeps it`, async () => {
    const { status, text, headers } = await ask(locale, PATH);
    expect(status).toBe(200);
    expect(text).toContain(addNoBreakSpaces(t('subscription.alertText'), LOCALE_FACTS[locale].lang));
    expect(text).toContain(t('subscription.alertButton'));
    expect(text).toContain('noindex');
    expect(headers['cache-control']).toContain('no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });
}

test('RFC 8058 the one click of a mail program with another’s secret is refused in words', async () => {
  const { status, text } = await ask('en', PATH, {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Forwarded-For': newNetwork() },
  });
  expect(status).toBe(422);
  expect(text).toContain(addNoBreakSpaces(translator('en')('forms.token_unknown'), 'en'));
});
