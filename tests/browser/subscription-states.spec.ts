import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { ask } from '../site/ask.ts';
import { newMailbox, newNetwork } from '../site/mailing-list.ts';
import { axeComplaints, NO_OVERFLOW, overflow } from './accessibility-steps.ts';
import { expect, test } from './visitor.ts';

const SIZES = [
  { width: 320, height: 700 },
  { width: 1440, height: 900 },
];

for (const [turn, locale] of LOCALES.entries()) {
  const colorScheme = turn % 2 === 0 ? 'light' : 'dark';
  test(`WCAG 2.2 AA on ${locale}: every state of the mailing list is accessible and fits`, async ({
    visit,
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setExtraHTTPHeaders({ 'X-Forwarded-For': newNetwork() });
    const visitor = visit(locale);
    const { t } = visitor;
    // By axe in two languages, one for each scheme, which take turns from state to state.
    let place = turn;
    const judge = async (state: string) => {
      const isByAxe = Math.floor(place++ / 2) % 2 === 0;
      for (const size of SIZES) {
        await page.setViewportSize(size);
        expect.soft(await overflow(page), `${state}, ${size.width}`).toEqual(NO_OVERFLOW);
      }
      if (isByAxe) expect.soft(await axeComplaints(page, 'main'), `${state}, ${colorScheme}`).toEqual([]);
    };

    await visitor.open('/subscribe/');
    await judge('untouched');
    await visitor.button('subscription.submit').click();
    await expect(page.getByRole('alert').filter({ hasText: t('forms.summary') })).toBeFocused();
    await judge('mistakes');
    await page.getByLabel(t('subscription.emailLabel'), { exact: true }).fill(newMailbox('states'));
    await page.getByLabel(t('subscription.option_special_offers')).check();
    await page.getByLabel(t('subscription.consent')).check();
    await visitor.button('subscription.submit').click();
    await expect(page.getByRole('heading', { name: t('subscription.sentTitle') })).toBeVisible();
    await judge('sent');
    await visitor.open(`/unsubscribe/?token=${'A'.repeat(43)}`);
    await judge('asks');
    await visitor.button('subscription.unsubscribeButton').click();
    await expect(page.getByText(t('forms.token_unknown'))).toBeVisible();
    await judge('refused');
  });
}

test('architecture §4 the form’s script weighs less than a kilobyte', async () => {
  const { text } = await ask('ru', '/subscribe/');
  const path = /<script type="module" src="([^"]*SubscribeForm[^"]*)"/.exec(text)?.[1] ?? '';
  const { status, body } = await ask('ru', path, { headers: { 'Accept-Encoding': 'br' } });
  expect(status).toBe(200);
  expect(body.byteLength).toBeLessThan(1024);
});
