import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { schema } from '@tourbillon/backend/database/database.ts';
import { answerOffer } from '@tourbillon/backend/offers/answer-offer.ts';
import { letterTo } from '../../../mail/mailbox.ts';
import { waitForLockConflict } from '../../wait-for-lock-conflict.ts';
import type { OfferSteps } from './steps.ts';

const { appointments, offers, requestMessages } = schema;

/** Accepting, declining and asking about an offer. */
export function offerAnswersTests(steps: OfferSteps): void {
  const { backend, staff, outbox, call, ask, open, answer, viewOf, offered, firstVisit } = steps;

  test('accepted twice at once, it is one visit', async () => {
    const { token, made } = await offered('twice', { buy_out: 100_000 });
    const visit = firstVisit(viewOf(await open(token)));
    const answers = await Promise.all([1, 2, 3].map(() => answer({ token, action: 'accept', ...visit })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const visits = await backend()
      .database.select()
      .from(appointments)
      .where(eq(appointments.offerId, made.data.id));
    expect(visits).toHaveLength(1);
  });

  test('of an answer and a change of the shop at the same moment, the second sees the first', async () => {
    const { database } = backend();
    const stateOf = async (id: number) =>
      (await database.select().from(offers).where(eq(offers.id, id)))[0]?.state;
    /** Answers, and lets the shop act before the answer is stored. */
    const answerWhile = (given: Parameters<typeof answerOffer>[1], act: () => ReturnType<typeof call>) =>
      database.transaction(async (tx) => {
        await answerOffer(tx, given, undefined);
        const acted = act();
        await waitForLockConflict(tx);
        return { acted };
      });
    const { id, token, made, session } = await offered('at-once', { buy_out: 100_000 });
    const { time, ...visit } = firstVisit(viewOf(await open(token)));
    const given = { token, text: '', choice: '' as const, time, ...visit };

    const again = { request: id, buy_out: 90_000, appraiser: 'Анна' };
    const accepted = await answerWhile({ ...given, action: 'accept' }, () =>
      call('makeOffer', again, { token: session }),
    );
    expect(await accepted.acted).toMatchObject({
      status: 422,
      body: { errors: { request: ['offer_over'] } },
    });
    expect(await stateOf(made.data.id)).toBe('accepted');

    const { data } = await ask('appointments', { day: visit.day }, session);
    const appointment = data.find(({ request }) => request === id)?.id ?? 0;
    const declined = await answerWhile({ ...given, action: 'decline' }, () =>
      call('cancelAppointment', { id: appointment }, { token: session }),
    );
    expect((await declined.acted).status).toBe(404);
    expect(await stateOf(made.data.id)).toBe('declined');
  });

  test('a closed hour, a forgotten choice and what is missing are said at their fields', async () => {
    const { token } = await offered('closed');
    const visit = firstVisit(viewOf(await open(token)));
    const errors = async (body: object) => (await answer({ token, action: 'accept', ...body })).body;
    expect(await errors({ ...visit, choice: 'loan', time: '03:00' })).toMatchObject({
      errors: { time: ['visit_closed'] },
    });
    expect(await errors({ ...visit })).toMatchObject({ errors: { choice: ['required'] } });
    expect(await errors({ choice: 'loan' })).toMatchObject({
      errors: { day: ['required'], time: ['required'] },
    });
  });

  test('declined, withdrawn, replaced and expired offers say so and are not accepted', async () => {
    const accept = async (token: string, visit: object) =>
      (await answer({ token, action: 'accept', choice: 'buy_out', ...visit })).body;
    const over = { errors: { action: ['offer_over'] } };

    const declined = await offered('declined');
    const visit = firstVisit(viewOf(await open(declined.token)));
    expect(viewOf(await answer({ token: declined.token, action: 'decline' }))).toMatchObject({
      state: 'declined',
      actions: ['ask'],
    });
    expect(await accept(declined.token, visit)).toMatchObject(over);

    const withdrawn = await offered('withdrawn');
    await ask('withdrawOffer', { id: withdrawn.made.data.id }, withdrawn.session);
    expect(viewOf(await open(withdrawn.token)).state).toBe('withdrawn');
    expect(await accept(withdrawn.token, visit)).toMatchObject(over);

    const replaced = await offered('replaced');
    const wish = { request: replaced.id, buy_out: 210_000, appraiser: 'Анна' };
    const again = await ask('makeOffer', wish, replaced.session);
    expect(again.data.number).toBe(`${replaced.id}-2`);
    expect(viewOf(await open(replaced.token)).state).toBe('replaced');
    expect(await accept(replaced.token, visit)).toMatchObject(over);

    const expired = await offered('expired');
    await backend()
      .database.update(offers)
      .set({ validUntil: new Date(Date.now() - 1000) })
      .where(eq(offers.id, expired.made.data.id));
    expect(viewOf(await open(expired.token))).toMatchObject({
      state: 'expired',
      actions: ['ask'],
      offices: [],
    });
    expect(await accept(expired.token, visit)).toMatchObject(over);
  });

  test('a question goes into the thread and opens the request again', async () => {
    const { id, session, token } = await offered('asking');
    expect((await ask('requestOfInbox', { id: String(id) as never }, session)).data.state).toBe('answered');
    for (const click of [1, 2]) {
      const asked = viewOf(await answer({ token, action: 'ask', text: 'А с ремешком?' }));
      expect(asked.state, `click ${click}`).toBe('sent');
    }
    const { data } = await ask('requestOfInbox', { id: String(id) as never }, session);
    expect(data).toMatchObject({ state: 'taken' });
    expect(data.messages.filter(({ author }) => author === 'sender')).toMatchObject([
      { text: 'А с ремешком?' },
    ]);
    await letterTo(outbox, staff, ({ text }) => text.includes('А с ремешком?'));
  });

  test('D311 a thread takes twenty questions an hour, each of which is a letter to the staff', async () => {
    const { id, token } = await offered('many');
    const written = (count: number, createdAt: Date) =>
      Array.from({ length: count }, (_, n) => ({
        ...{ requestId: id, author: 'sender' as const, text: `Вопрос ${n}`, createdAt },
      }));
    // Those of a clock that was a day ahead close the thread for nobody.
    const ahead = new Date(Date.now() + 24 * 3_600_000);
    const before = [...written(20, ahead), ...written(19, new Date())];
    await backend().database.insert(requestMessages).values(before);
    expect((await answer({ token, action: 'ask', text: 'Двадцатый' })).status).toBe(200);
    expect(await answer({ token, action: 'ask', text: 'Ещё один' })).toMatchObject({
      status: 429,
      body: { retry_after: 3_600 },
    });
    const declined = viewOf(await answer({ token, action: 'decline' }));
    expect(declined.state, 'an answer to the offer is no question').toBe('declined');
  });
}
