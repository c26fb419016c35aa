import { amountTerms } from '@tourbillon/domain/business/amount-limit.ts';
import { REQUEST_FORMS } from '@tourbillon/domain/contract/requests/index.ts';
import type { AnyRequestForm } from '@tourbillon/domain/contract/requests/request-form.ts';
import { formatSum } from '@tourbillon/domain/i18n/money.ts';
import { nationalDigits } from '@tourbillon/domain/i18n/phone-number.ts';
import { PHONE_COUNTRIES } from '@tourbillon/domain/i18n/phone-countries.ts';
import { fieldId } from '../../src/ui/request-form/form-fields.ts';
import { reasonText } from '@tourbillon/domain/i18n/reason-text.ts';
import { OWN_FIELDS } from '../forms/own-fields.ts';
import { type RuleGroup, SECTION_5 } from '../forms/section-5.ts';
import { newPhone } from '../site/call-requests.ts';
import { newNetwork } from '../site/mailing-list.ts';
import { fillIn } from './fill-in.ts';
import { expect, test, type Visitor } from './visitor.ts';

test.beforeEach(({ page }) => page.setExtraHTTPHeaders({ 'X-Forwarded-For': newNetwork() }));

for (const group of SECTION_5) {
  test(`§5 in the browser, ${group.locale}: ${group.group}`, async ({ visit }) => {
    await tryRules(visit(group.locale), group);
  });
}

/**
 * Types an invalid value for each rule into a valid form, sends it and checks the messages, above the form and at
 * the fields.
 */
async function tryRules(visitor: Visitor, { form: name, rules }: RuleGroup): Promise<void> {
  const { page, t } = visitor;
  const form: AnyRequestForm = REQUEST_FORMS[name];
  const person = { user_name: 'Anna', telephone: newPhone() };
  await visitor.open(form.page);
  const place = page.getByRole('main').locator('form');
  const send = place.locator('button[type=submit]');
  const blank = Object.fromEntries(rules.flatMap(({ typed }) => Object.keys(typed).map((one) => [one, ''])));
  // Undo the value of the previous rule. Fill in choices before the fields that they show.
  const right = { ...OWN_FIELDS[name], ...blank, ...OWN_FIELDS[name] };
  for (const { rule, typed, refused } of rules) {
    // For a valid value the name is made invalid, so that the form is not sent and the messages of the fields are
    // visible.
    const spoilt = Object.keys(refused).length === 0;
    // Choose the country before the number: typing a number may select another country.
    await fillIn(place, {
      country: 'ru',
      ...right,
      ...person,
      ...typed,
      ...(spoilt && { user_name: '' }),
    });
    await send.click();
    const summary = place.getByRole('alert').filter({ hasText: t('forms.summary') });
    await expect(summary, rule).toBeFocused();
    const expected = Object.entries(spoilt ? { user_name: 'required' } : refused).map(
      ([field, reason]) => [fieldId(form, field), messageOf(visitor, field, reason ?? '')] as const,
    );
    const said = await summary
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => [
          link.getAttribute('href')?.slice(1),
          link.textContent.split(': ').slice(1).join(': '),
        ]),
      );
    expect(Object.fromEntries(said.filter(([id]) => !LEFT_OUT.test(id ?? ''))), rule).toEqual(
      Object.fromEntries(expected),
    );
    for (const [id, text] of expected) {
      const control = place.locator(`#${id}`);
      await expect(control, rule).toHaveAccessibleDescription(
        new RegExp(RegExp.escape(text).replaceAll('\\u202f', '\\s')),
      );
    }
  }
}

/** What a field says: an amount that is no number names the largest one of the site (decision 331). */
function messageOf({ t, locale }: Visitor, field: string, reason: string): string {
  if (field !== 'amount' || reason !== 'value') return reasonText(t, reason);
  const { most: value, currency } = amountTerms(locale, {});
  return t('forms.amount_between', { sum: formatSum({ value, currency }, locale) });
}

/** These tests never send a valid form: consent is not given, and no photograph chosen. */
const LEFT_OUT = /-(consent|photos)$/;

test('§5 phone: no country takes more digits after its code than it has', async ({ visit, page }) => {
  const { t, ...visitor } = visit('ru');
  await visitor.page.goto(`${visitor.origin}/call-request/`);
  const phone = page.getByLabel(t('requests.field_telephone'), { exact: true });
  await phone.focus();
  await expect(phone).not.toHaveAttribute('maxlength');
  for (const { code, digits } of PHONE_COUNTRIES) {
    await page.getByLabel(t('phoneCountries.country')).selectOption(code);
    await phone.press('ControlOrMeta+A');
    await phone.press('Backspace');
    // No number begins with digits that mean long distance or the code of a country.
    await phone.pressSequentially('55555555555555');
    expect(nationalDigits(code, await phone.inputValue()), code).toBe('5'.repeat(digits));
  }
});
