import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { requestNumber } from '@tourbillon/domain/business/request-number.ts';
import type { LookUpResult } from '@tourbillon/domain/contract/requests/look-ups.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import { letterTo } from '../../../mail/mailbox.ts';
import { send } from '../../ask.ts';
import { insertRequest } from '../../insert-request.ts';
import type { OfferSteps } from './steps.ts';

const { items, requests } = schema;

/** The letter of an offer, its page, and how its sender finds it again. */
export function offerSendingTests(steps: OfferSteps): void {
  const { backend, staff, outbox, ask, colleague, open, answer, viewOf, offered, firstVisit } = steps;

  test('a letter, a page, an accepted offer and a visit in the office’s day', async () => {
    const { id, email, session, made, token } = await offered('whole');
    expect(made).toMatchObject({
      mailed_to: email,
      data: {
        number: `${id}-1`,
        state: 'sent',
        currency: 'RUB',
        loan: { amount: 300_000, days: 30, percent: 3.5 },
      },
    });
    const letter = await letterTo(outbox, email, ({ subject }) => subject.includes(`${id}-1`));
    expect(letter.text).toContain('Анна Ли');
    // Colleagues see in the thread who sent it, and where to.
    const { data: request } = await ask('requestOfInbox', { id }, session);
    expect(request.messages).toMatchObject([{ author: 'note', name: 'Person appraiser', mailed_to: email }]);
    const view = viewOf(
      await open(new URL(`http://x${letter.linkTo('/offer/')}`).searchParams.get('token') ?? ''),
    );
    expect(view).toMatchObject({
      number: `${id}-1`,
      state: 'sent',
      about: 'Omega Seamaster 210.30',
      buy_out: 200_000,
      loan: { amount: 300_000, percent_day: 0.1167, percent_year: 42.583, repay: 310_500 },
      actions: ['accept', 'decline', 'ask'],
    });
    const phone = { shown: '+7\u00a0(846)\u00a0000-20-04', link: 'tel:+78460002004' };
    expect(view.offices).toMatchObject([{ alias: 'samara', phone }]);
    const visit = firstVisit(view);
    const accepted = viewOf(await answer({ token, action: 'accept', choice: 'loan', ...visit }));
    expect(accepted).toMatchObject({ state: 'accepted', choice: 'loan', visit: { day: visit.day } });
    await letterTo(outbox, email, ({ text }) => text.includes('Ждём вас'));
    await letterTo(outbox, staff, ({ subject }) => subject.includes(`${id}-1`));
    const { data } = await ask('appointments', { day: visit.day }, session);
    expect(data.filter(({ request }) => request === id)).toMatchObject([
      {
        office: 'samara',
        about: 'Omega Seamaster 210.30',
        telephone: '+79123456789',
        offer: { choice: 'loan' },
      },
    ]);
  });

  test('D350 its letter shows the piece that it is about', async () => {
    const { database } = backend();
    const [item] = await database.select().from(items).where(eq(items.catalogType, 'clock')).limit(1);
    const email = 'piece@offers.test';
    const payload = { item: `clock/${item?.url}`, email };
    const id = await insertRequest(backend, { kind: 'question', locale: 'en', city: 'samara', payload });
    const { token } = await colleague('piece@desk-offers.test', 'appraiser', 'samara');
    await ask('makeOffer', { request: id, buy_out: 200_000, appraiser: 'Ann Lee' }, token);
    const { text, html } = await letterTo(outbox, email, ({ subject }) => subject.includes(`${id}-1`));
    expect(text).toContain(`/clock/${item?.url}/`);
    expect(html).toMatch(/<img[^>]*\ssrc="cid:[0-9a-f]{16}@picture"/);
  });

  test('is found again by the number of the request or the offer, with what it was sent with', async () => {
    const { id, made, session } = await offered('found');
    const number = requestNumber(`found ${id}`);
    await backend().database.update(requests).set({ number }).where(eq(requests.id, id));
    const look = async (asked: string, contact = '8 912 345-67-89') => {
      const { body } = await send(backend().url, 'ru', 'appraisalStatus', { number: asked, contact });
      return (body as { data: Extract<LookUpResult, { kind: 'appraisal' }> | null }).data;
    };
    for (const asked of [number, number.toLowerCase().replace('-', ' '), made.data.number]) {
      const found = await look(asked);
      expect(found).toMatchObject({
        number,
        about: 'Omega Seamaster 210.30',
        state: 'offered',
        offer: { number: made.data.number, state: 'sent', buy_out: 200_000, loan: 300_000 },
      });
      expect(viewOf(await open(found?.offer?.token ?? '')).number).toBe(made.data.number);
    }
    expect(await look(number, '8 912 000-00-00')).toBeNull();
    await ask('withdrawOffer', { id: made.data.id }, session);
    expect((await look(number))?.offer, 'what was taken back is shown to nobody').toBeNull();
  });
}
