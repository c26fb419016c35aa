import { expect, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { schema } from '@tourbillon/backend/database/database.ts';
import { type MessageKey, translator } from '@tourbillon/domain/i18n/translate.ts';
import { deskSteps } from '../contract/desk-steps.ts';
import { insertRequest } from '../contract/insert-request.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { letterTo } from '../mail/mailbox.ts';
import { ask } from '../site/ask.ts';
import { newNetwork } from '../site/mailing-list.ts';
import { startLoggingStorefront } from '../site/logging-storefront.ts';
import { startLoneBackend } from '../site/lone-backend.ts';

const t = translator('en');
const FORM = 'application/x-www-form-urlencoded';

/** Whether a page contains a message, with any line breaks. */
const says = ({ text }: { text: string }, key: MessageKey, values: Record<string, string> = {}) =>
  text.replaceAll('\u00a0', ' ').includes(t(key, values).replaceAll('\u00a0', ' '));

/** Closes every office on every day. @returns opens them again. */
async function closeOffices({ database }: Backend): Promise<() => Promise<void>> {
  const { contentDocuments } = schema;
  const ofContacts = eq(contentDocuments.name, 'contacts');
  const [kept] = await database.select().from(contentDocuments).where(ofContacts);
  const { offices, ...rest } = kept?.body as { offices: object[] };
  const never = { schedule: Array.from({ length: 7 }, () => null), special_days: [] };
  const put = (body: unknown) => database.update(contentDocuments).set({ body }).where(ofContacts);
  await put({ ...rest, offices: offices.map((office) => ({ ...office, ...never })) });
  return async () => void (await put(kept?.body));
}

/** Values of the options of a select, without the first. */
const optionsOf = (html: string, name: string) => {
  const [select = ''] = new RegExp(`<select[^>]*name="${name}"[^]*?</select>`).exec(html) ?? [];
  return [...select.matchAll(/<option value="([^"]+)"/g)].map(([, value = '']) => value);
};

test('an offer and a thread open by their links alone: kept nowhere, in no log, answered without scripts', async () => {
  const { backend, outbox, stop: stopBackend } = await startLoneBackend();
  const { port, stop } = await startLoggingStorefront(Number(new URL(backend.url).port));
  const { ask: desk, colleague } = deskSteps(() => backend);
  const open = (path: string) => ask('en', path, { port });
  const post = (path: string, body: Record<string, string>) =>
    ask('en', path, {
      method: 'POST',
      port,
      // The page sends no referrer, so browsers send `Origin: null` with the form.
      headers: { 'Content-Type': FORM, Origin: 'null', 'X-Forwarded-For': newNetwork() },
      body: String(new URLSearchParams(body)),
    });
  let lines = '';
  const email = 'reader@offers.test';
  const secrets: string[] = [];
  try {
    const payload = { brand: 'Omega', model: 'Seamaster', email };
    const id = await insertRequest(() => backend, {
      kind: 'appraisal',
      locale: 'en',
      city: 'samara',
      payload,
    });
    const { token } = await colleague('maker@offers.test', 'manager');
    await desk('makeOffer', { request: id, buy_out: 210_000, loan: 300_000, appraiser: 'Ann Lee' }, token);
    const offer = (await letterTo(outbox, email, ({ text }) => text.includes('Ann Lee'))).linkTo('/offer/');
    secrets.push(offer.split('token=')[1] ?? '');

    const page = await open(offer);
    expect([page.status, page.headers['cache-control'], page.headers['referrer-policy']]).toEqual([
      200,
      'no-store',
      'no-referrer',
    ]);
    expect(page.text).toContain('<meta name="robots" content="noindex, follow">');
    for (const shown of [`${id}-1`, '₽210,000', '₽300,000', '42.583%', 'Ann Lee'])
      expect(page.text, shown).toContain(shown);
    const openOffices = await closeOffices(backend);
    const closed = await open(offer);
    expect(says(closed, 'offers.officeClosed', { office: 'Office in Samara' })).toBe(true);
    expect(closed.text).toContain('href="tel:+78460002004"');
    expect(closed.text, 'no day can be chosen').not.toContain('name="day"');
    await openOffices();
    const [day = '', time = ''] = [optionsOf(page.text, 'day').at(-1), optionsOf(page.text, 'time')[4]];
    const answer = { token: secrets[0] ?? '', action: 'accept', office: 'samara', day, time };
    const forgotten = await post('/offer/', answer);
    expect([forgotten.status, says(forgotten, 'forms.required')]).toEqual([422, true]);
    expect(forgotten.text, 'what was chosen is kept').toMatch(new RegExp(`<option value="${day}" selected`));
    const accepted = await post('/offer/', { ...answer, choice: 'loan' });
    expect([accepted.status, says(accepted, 'offers.lead_accepted')]).toEqual([200, true]);
    const asked = await post('/offer/', {
      token: secrets[0] ?? '',
      action: 'ask',
      text: 'Which <b>door</b>?',
    });
    expect(says(asked, 'offers.asked')).toBe(true);

    await desk('answerRequest', { id, text: 'The left one.' }, token);
    const thread = (await letterTo(outbox, email, ({ text }) => text.includes('The left one.'))).linkTo(
      '/request/',
    );
    secrets.push(thread.split('token=')[1] ?? '');
    const talk = await open(thread);
    expect([talk.status, talk.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(talk.text).toContain('Which &lt;b&gt;door&lt;/b&gt;?');
    const written = await post('/request/', { token: secrets[1] ?? '', text: 'Thank you!' });
    expect([written.status, written.text.includes('Thank you!')]).toEqual([200, true]);

    const wrong = await open(`/offer/?token=${'A'.repeat(43)}`);
    expect([wrong.status, says(wrong, 'offers.unknownTitle')]).toEqual([200, true]);
    expect(await post('/offer/', { token: secrets[0] ?? '', action: 'decline' })).toMatchObject({
      status: 200,
    });
    expect(says(await post('/offer/', { ...answer, choice: 'loan' }), 'forms.offer_over')).toBe(true);
  } finally {
    lines = await stop();
    await stopBackend();
  }
  for (const secret of secrets) {
    expect(secret).toHaveLength(43);
    expect(lines).not.toContain(secret);
  }
  expect(lines).not.toContain(email);
});
