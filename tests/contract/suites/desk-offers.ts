import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { requestNumber } from '@tourbillon/domain/business/request-number.ts';
import type { Found } from '@tourbillon/domain/contract/requests/look-ups.ts';
import type { OfferView } from '@tourbillon/domain/contract/requests/offer.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import { answerOffer } from '@tourbillon/backend/offers/answer-offer.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { letterTo } from '../../mail/mailbox.ts';
import { send } from '../ask.ts';
import { deskSteps } from '../desk-steps.ts';
import { insertRequest } from '../insert-request.ts';
import { waitForLockConflict } from '../wait-for-lock-conflict.ts';

const { appointments, items, offers, requests } = schema;

const WATCH = { brand: 'Omega', model: 'Seamaster', reference: '210.30' };

/**
 * Offers, from the form of the desk to the visit at the office. @param outbox folder of the backend's letters.
 */
export function deskOffersSuite(backend: () => Backend, staff: string, outbox: string): void {
  const { call, ask, colleague } = deskSteps(backend);

  const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';
  const open = (token: string) => send(backend().url, 'ru', 'openOffer', { token });
  const answer = (body: object) => send(backend().url, 'ru', 'answerOffer', body);
  const viewOf = ({ status, body }: { status: number; body: unknown }): OfferView => {
    expect([status, body]).toEqual([200, expect.anything()]);
    return (body as { data: OfferView }).data;
  };

  /** A request in Samara with an offer, and the colleague who made it. */
  const offered = async (name: string, sums: object = { buy_out: 200_000, loan: 300_000 }) => {
    const email = `${name}@offers.test`;
    const id = await insertRequest(backend, {
      kind: 'appraisal',
      locale: 'ru',
      city: 'samara',
      payload: { ...WATCH, telephone: '+79123456789' },
    });
    const { token: session } = await colleague(`${name}@desk-offers.test`, 'appraiser', 'samara');
    const wish = { request: id, appraiser: 'Анна Ли', comment: 'Полировка видна.', email, ...sums };
    const made = await ask('makeOffer', wish, session);
    return { id, email, session, made, token: tokenOf(made.link) };
  };

  /** The first free time for a visit to an office of an offer. */
  const firstVisit = ({ offices }: OfferView) => {
    const [office] = offices;
    // The last of the days: it stays in the future during the test.
    const day = office?.days.at(-1);
    const minute = day?.from ?? 0;
    const two = (part: number) => String(part).padStart(2, '0');
    return {
      office: office?.alias ?? '',
      day: day?.day ?? '',
      time: `${two(Math.floor(minute / 60))}:${two(minute % 60)}`,
    };
  };

  describe('the desk: offers', () => {
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
      expect(view.offices.map(({ alias }) => alias)).toEqual(['samara']);
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
        return (body as { data: Extract<Found, { kind: 'appraisal' }> | null }).data;
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

    test('the desk moves a visit and calls it off; its person is told of both', async () => {
      const { email, session, made, token } = await offered('moving');
      const { offices } = viewOf(await open(token));
      const visit = firstVisit({ offices } as OfferView);
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
      expect(await refusal({ loan: 49_999 })).toMatchObject({ errors: { loan: ['amount'] } });
      expect(await refusal({ loan: 60_000, currency: 'USD' })).toMatchObject({
        errors: { loan: ['amount'] },
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
  });
}
