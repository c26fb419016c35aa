import { expect, test } from '@playwright/test';
import { asksConsent } from '@tourbillon/domain/contract/consent.ts';
import type { RequestFormName } from '@tourbillon/domain/contract/requests/index.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { FORM_NAMES, filledForm } from '../forms/filled-forms.ts';
import { ask, type Reply } from '../site/ask.ts';
import { requestsBy } from '../site/call-requests.ts';
import { newNetwork } from '../site/mailing-list.ts';
import { answerTo } from '../site/robot-question.ts';

const PDF = '%PDF-1.7 warranty %%EOF';

FORM_NAMES.forEach((name, place) => {
  const locale = LOCALES[place % LOCALES.length] ?? 'ru';
  const t = translator(locale);

  test(`§5 architecture §4 without JavaScript, ${name} on ${locale}: labels, mistakes, the question, the thanks, once`, async () => {
    const { address, form, fields, person } = await filledForm(name);
    const post = (sent: Record<string, string>) => send(locale, form, sent, name);
    const opened = await ask(locale, address);
    expect(opened.status).toBe(200);
    expect(nameless(opened.text), 'every control has a label').toEqual([]);
    for (const href of ['/politika-konfidentcialnosti/', '/user-agreement/']) {
      expect(formOf(opened.text), 'D57 the agreement is a sentence with its links').toContain(
        `href="${href}"`,
      );
    }
    expect(/name="consent"/.test(opened.text)).toBe(asksConsent(locale));

    const empty = await post({ ...(fields.item && { item: fields.item }), user_name: '7' });
    expect(empty.status).toBe(422);
    expect(empty.text).toContain(t('forms.required'));
    const wrong = [...formOf(empty.text).matchAll(/<a[^>]* href="#([\w-]+)"/g)].map(([, id]) => id);
    expect(wrong.length).toBeGreaterThan(0);
    expect(wrong.filter((id) => !empty.text.includes(` id="${id}"`))).toEqual([]);

    const right = { ...fields, consent: '1', consent_publish: '1' };
    const asked = await post(right);
    expect(asked.status, asked.text.match(/field-error[^<]*<[^<]*/)?.[0]).toBe(422);
    const answered = { ...right, ...hiddenOf(asked.text), ...answerTo(asked.text, locale) };
    const thanked = await post(answered);
    expect(thanked.status).toBe(200);
    expect(thanked.text).toContain(' data-sent');
    // A second click shows the same result and does nothing more.
    const again = await post(answered);
    expect([again.status, again.text.includes(' data-sent')]).toEqual([200, true]);
    await expect.poll(async () => (await requestsBy(person)).length).toBe(1);
  });
});

/** Posts a form as a browser without scripts does. A form with photographs sends a file. */
function send(
  locale: (typeof LOCALES)[number],
  { page, photos }: { page: string; photos?: boolean },
  fields: Record<string, string>,
  name: RequestFormName,
): Promise<Reply> {
  const edge = `----${name}`;
  const parts = [
    ...Object.entries(fields).map(([field, value]) => `name="${field}"\r\n\r\n${value}`),
    // Files that are uploaded already are not chosen again.
    fields.upload ? '' : `name="photos[]"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n${PDF}`,
  ].filter(Boolean);
  const multipart = parts.map((part) => `--${edge}\r\nContent-Disposition: form-data; ${part}\r\n`).join('');
  return ask(locale, page, {
    method: 'POST',
    body: photos ? `${multipart}--${edge}--\r\n` : String(new URLSearchParams(fields)),
    headers: {
      'Content-Type': photos ? `multipart/form-data; boundary=${edge}` : 'application/x-www-form-urlencoded',
      'X-Forwarded-For': newNetwork(),
    },
  });
}

function formOf(html: string): string {
  return /<form[^>]*data-request-form[\s\S]*?<\/form>/.exec(html)?.[0] ?? '';
}

/** Hidden fields of a form. */
function hiddenOf(html: string): Record<string, string> {
  const found = formOf(html).matchAll(/<input type="hidden" name="(upload|order)" value="([^"]+)"/g);
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value]));
}

/** Visible controls without a label. */
function nameless(html: string): string[] {
  const form = formOf(html);
  const controls = [...form.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)].map(([tag]) => tag);
  const seen = controls.filter((tag) => !/type="hidden"|class="form-trap"/.test(tag));
  return seen.filter((tag) => {
    const id = / id="([^"]+)"/.exec(tag)?.[1];
    const labelled = id !== undefined && form.includes(`for="${id}"`);
    const wrapped = new RegExp(`<label[^>]*>(?:(?!</label>)[\\s\\S])*${RegExp.escape(tag)}`).test(form);
    return !labelled && !wrapped && !/aria-label/.test(tag);
  });
}
