import { expect, test } from 'vitest';
import { letterTo } from '../../../mail/mailbox.ts';
import type { OfferSteps } from './steps.ts';

/** Visits and sums at the desk, and what another office sees. */
export function offerVisitsTests(steps: OfferSteps): void {
  const { outbox, call, ask, colleague, open, answer, viewOf, offered, firstVisit } = steps;

  test('the desk moves a visit and calls it off; its person is told of both', async () => {
    const { email, session, made, token } = await offered('moving');
    const { offices } = viewOf(await open(token));
    const visit = firstVisit({ offices });
    viewOf(await answer({ token, action: 'accept', choice: 'buy_out', ...visit }));
    const mine = async (day: string) =>
      (await ask('appointments', { day }, session)).data.find(({ offer }) => offer.id === made.data.id);
    const { id = 0 } = (await mine(visit.day)) ?? {};
    const earlier = offices[0]?.days.at(-2)?.day ?? '';
    await ask('moveAppointment', { id, ...visit, day: earlier, time: visit.time as never }, session);
    expect((await mine(earlier))?.id).toBe(id);
    await letterTo(outbox, email, ({ text }) => /перенесли\s+ваш/.test(text));
    const closed = await call('moveAppointment', { id, ...visit, time: '03:00' }, { token: session });
    expect(closed).toMatchObject({ status: 422, body: { errors: { time: ['visit_closed'] } } });
    await ask('cancelAppointment', { id }, session);
    await letterTo(outbox, email, ({ text }) => text.includes('отменён'));
    expect(viewOf(await open(token))).toMatchObject({ state: 'sent', visit: null });
  });

  test('sums are those of the tariff; what cannot be is said at its field', async () => {
    const { id, session } = await offered('wrong');
    const { data } = await ask('offerTerms', { request: String(id) as never }, session);
    expect([data.currencies[0], data.tariff?.days]).toEqual(['RUB', 30]);
    const refusal = async (wish: object) =>
      (await call('makeOffer', { request: id, appraiser: 'Анна', ...wish }, { token: session })).body;
    expect(await refusal({})).toMatchObject({ errors: { buy_out: ['required'] } });
    expect(await refusal({ loan: 49_999 })).toMatchObject({ errors: { loan: ['value:50000:150000000'] } });
    expect(await refusal({ loan: 60_000, currency: 'USD' })).toMatchObject({
      errors: { currency: ['value'] },
    });
    expect(await refusal({ buy_out: 1, valid_until: '2020-01-01' })).toMatchObject({
      errors: { valid_until: ['value'] },
    });
  });

  test('another office sees neither the offer nor the visit; a wrong link leads nowhere', async () => {
    const { id, token, made } = await offered('foreign');
    const visit = firstVisit(viewOf(await open(token)));
    viewOf(await answer({ token, action: 'accept', choice: 'loan', ...visit }));
    const other = await colleague('other@desk-offers.test', 'manager', 'tashkent');
    expect((await call('withdrawOffer', { id: made.data.id }, other)).status).toBe(404);
    expect((await call('makeOffer', { request: id, buy_out: 1, appraiser: 'A' }, other)).status).toBe(404);
    expect((await ask('appointments', { day: visit.day }, other.token)).data).toEqual([]);
    expect(await open('A'.repeat(43))).toMatchObject({
      status: 422,
      body: { errors: { token: ['token_unknown'] } },
    });
  });
}
