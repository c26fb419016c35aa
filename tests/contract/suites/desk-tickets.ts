import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { DeskTicket, TicketReport } from '@tourbillon/domain/desk/tickets.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import { findTicket } from '@tourbillon/backend/pledge/find-ticket.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { deskSteps } from '../desk-steps.ts';

const { accounts, accountTickets, mailQueue, pledgeTickets, requests, ticketReminders } = schema;

/**
 * A date this many days from today. Samara is at most an hour ahead of the shop's zone, and no date of these
 * tests is close enough to midnight to matter.
 */
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);

/** Pledge tickets at the desk. */
export function deskTicketsSuite(backend: () => Backend): void {
  const { call, ask, colleague } = deskSteps(backend);
  let people = 0;
  const person = (role: 'manager' | 'appraiser' = 'manager', office: string | null = null) => {
    people += 1;
    return colleague(`t${people}@tickets.test`, role, office);
  };
  let made = 0;
  /** A ticket number that is not in use. */
  const newNumber = () => {
    made += 1;
    return `55-${String(100_000 + made)}`;
  };
  const typed = {
    city: 'samara',
    phone_digits: '4567',
    code: '',
    due: inDays(20),
    grace_end: inDays(50),
    currency: 'RUB',
    amount: 100_000,
    principal: null,
    issued: null,
    day_rate: null,
  } as const;
  const add = async (token: string, more: object = {}) =>
    (await ask('newTicket', { printed: newNumber(), ...typed, ...more }, token)).data;
  const loan = { amount: null, principal: 1_000_000, issued: inDays(-9), day_rate: 3_000 };

  describe('the desk: tickets', () => {
    test('what is owed is the same on the visitor’s page: a part is paid, then all of it', async () => {
      const { token } = await person();
      const ticket = await add(token, loan);
      const number = ticket.number.replace('-', '');
      const asVisitor = async () =>
        findTicket(backend().database, { number, city: 'samara', digits: '4567', code: '' }, inDays(0));
      // Ten days until today, thirty until the due date, both days included.
      expect(ticket).toMatchObject({ state: 'active', owed: 1_030_000, owed_due: 1_090_000 });
      expect((await asVisitor())?.amount.value).toBe(ticket.owed_due);
      const part = {
        id: ticket.id,
        revision: ticket.revision,
        amount: 530_000,
        day: inDays(0),
        note: 'Касса 2',
      };
      const { data: paid } = await ask('notePayment', part, token);
      expect(paid).toMatchObject({ owed: 500_000, owed_due: 530_000, state: 'active' });
      expect((await asVisitor())?.amount.value).toBe(530_000);
      expect(paid.history.at(-1)).toMatchObject({
        kind: 'paid',
        amount: 530_000,
        day: inDays(0),
        by: 'Person manager',
        note: 'Касса 2',
      });
      expect((await call('notePayment', part, { token })).status, 'on old news').toBe(409);
      const rest = { ...part, revision: paid.revision, amount: 500_000, note: '' };
      const { data: whole } = await ask('notePayment', rest, token);
      expect(whole).toMatchObject({ owed: 0, state: 'redeemed' });
      expect(whole.history.map(({ kind }) => kind)).toEqual(['added', 'paid', 'paid', 'redeemed']);
      expect((await asVisitor())?.state).toBe('redeemed');
      const again = await call('notePayment', { ...rest, revision: whole.revision }, { token });
      expect(again).toMatchObject({ status: 422, body: { errors: { amount: ['redeemed'] } } });
    });

    test('an extension has a sum of its own, from which what was paid before is taken off no more', async () => {
      const { token } = await person();
      const ticket = await add(token);
      const pay = { id: ticket.id, revision: ticket.revision, amount: 20_000, day: inDays(0), note: '' };
      const { data: paid } = await ask('notePayment', pay, token);
      expect(paid.owed).toBe(80_000);
      const wish = {
        id: ticket.id,
        revision: paid.revision,
        note: '',
        due: inDays(80),
        grace_end: inDays(110),
      };
      expect(await call('extendTicket', { ...wish, amount: null }, { token })).toMatchObject({
        status: 422,
        body: { errors: { amount: ['required'] } },
      });
      expect(await call('extendTicket', { ...wish, due: inDays(5), amount: 1 }, { token })).toMatchObject({
        status: 422,
        body: { errors: { due: ['not_later'] } },
      });
      // D353 An extension is no longer than a loan.
      const years = { due: inDays(800), grace_end: inDays(830), amount: 1 };
      expect(await call('extendTicket', { ...wish, ...years }, { token })).toMatchObject({
        status: 422,
        body: { errors: { due: ['value'] } },
      });
      const { data: later } = await ask('extendTicket', { ...wish, amount: 90_000 }, token);
      expect(later).toMatchObject({ due: inDays(80), grace_end: inDays(110), owed: 90_000, extended: 1 });
      const listed = await ask('deskTickets', { list: 'extended', q: ticket.number } as never, token);
      expect(listed.data.map(({ id }) => id)).toEqual([ticket.id]);
    });

    test('of a loan with its rate the sum of the new due day follows, and payments go on counting', async () => {
      const { token } = await person();
      const ticket = await add(token, loan);
      const pay = { id: ticket.id, revision: ticket.revision, amount: 530_000, day: inDays(0), note: '' };
      const { data: paid } = await ask('notePayment', pay, token);
      const days = { due: inDays(40), grace_end: inDays(70), amount: null };
      const { data } = await ask(
        'extendTicket',
        { id: ticket.id, revision: paid.revision, note: '', ...days },
        token,
      );
      expect(data).toMatchObject({ owed: 500_000, owed_due: 560_000 });
      // The days are corrected by hand. What was paid stays paid.
      const fields = { ...typed, ...loan, ...days, amount: data.amount };
      const edit = {
        id: ticket.id,
        revision: data.revision,
        note: '',
        redeemed: false,
        ...fields,
        due: inDays(30),
      };
      expect((await ask('editTicket', edit, token)).data).toMatchObject({ owed: 500_000, owed_due: 545_000 });
    });

    test('two change one ticket at the same time: one does, the other is told', async () => {
      const [one, two] = [await person(), await person()];
      const ticket = await add(one.token);
      const wish = { id: ticket.id, revision: ticket.revision, amount: 10_000, day: inDays(0) };
      const statuses = await Promise.all([call('notePayment', wish, one), call('notePayment', wish, two)]);
      expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const { data } = await ask('deskTicketOf', { id: String(ticket.id) as never }, one.token);
      expect(data.owed).toBe(90_000);
    });

    test.each([
      ['the address that was typed', 'olim@tickets.test'],
      ['that of the account', ''],
    ])('a request to pay later is answered with an extension, in a letter, once: to %s', async (_, email) => {
      const { token } = await person();
      const [account] = await backend().database.select().from(accounts).limit(1);
      const ticket = await add(token);
      const now = new Date();
      const [request] = await backend()
        .database.insert(requests)
        .values({
          kind: 'deferral',
          payload: {
            ticket: ticket.number.replace('-', ''),
            user_name: 'Olim',
            telephone: '+998900000000',
            email,
            reason: 'illness',
            months: '3',
            documents: '',
          },
          accountId: email ? null : (account?.id ?? null),
          locale: 'uz',
          city: 'samara',
          key: `desk-ticket-${ticket.id}`,
          sentAt: now,
          createdAt: now,
        })
        .returning({ id: requests.id });
      const open = (await ask('deskTicketOf', { id: String(ticket.id) as never }, token)).data;
      expect(open.requests).toMatchObject([{ id: request?.id, reason: 'illness', answered_at: null }]);
      const extension = { due: inDays(110), grace_end: inDays(140), amount: 130_000 };
      const answer = {
        id: ticket.id,
        revision: open.revision,
        note: '',
        request: request?.id ?? 0,
        extension,
        text: 'Xush kelibsiz.',
      };
      const { data, written } = await ask('answerExtension', answer, token);
      expect(written).toBe(true);
      expect(data).toMatchObject({
        due: extension.due,
        owed_due: 130_000,
        requests: [{ answered_at: expect.any(String) }],
      });
      const letters = await backend()
        .database.select()
        .from(mailQueue)
        .where(
          and(
            eq(mailQueue.template, 'ticket-answer'),
            eq(mailQueue.recipient, email || (account?.email ?? '')),
          ),
        );
      expect(letters).toMatchObject([{ locale: 'uz' }]);
      const twice = await call('answerExtension', { ...answer, revision: data.revision }, { token });
      expect(twice.status, 'answered already').toBe(409);
    });

    test('reminders that were sent stand in its history', async () => {
      const { token } = await person();
      const ticket = await add(token);
      const number = ticket.number.replace('-', '');
      const { database } = backend();
      const [account] = await database.select({ id: accounts.id }).from(accounts).limit(1);
      const accountId = account?.id ?? 0;
      await database.insert(accountTickets).values({ accountId, number, provedAt: new Date() });
      const sent = { accountId, number, kind: 'due', day: ticket.due, sentAt: new Date() } as const;
      await database.insert(ticketReminders).values(sent);
      const { data } = await ask('deskTicketOf', { id: String(ticket.id) as never }, token);
      expect(data.reminders).toMatchObject([{ kind: 'due', day: ticket.due }]);
      await database.delete(accountTickets).where(eq(accountTickets.number, number));
    });

    test('lists by days and state, and by a part of the number; an office sees its own alone', async () => {
      const { token } = await person();
      const soon = await add(token, { due: inDays(2), grace_end: inDays(32) });
      const late = await add(token, { due: inDays(-3), grace_end: inDays(27) });
      const far = await add(token, { due: inDays(200), grace_end: inDays(230) });
      const ids = [soon, late, far].map(({ id }) => id);
      const found = async (filter: object, by = token) =>
        (await ask('deskTickets', filter as never, by)).data
          .map(({ id }) => id)
          .filter((id) => ids.includes(id));
      expect(await found({ list: 'overdue' })).toEqual([late.id]);
      expect(await found({ within: '5' })).toEqual([soon.id]);
      expect(await found({ list: 'open' })).toEqual([late.id, soon.id, far.id]);
      expect(await found({ q: soon.number })).toEqual([soon.id]);
      const elsewhere = await person('manager', 'krasnodar');
      expect(await found({}, elsewhere.token)).toEqual([]);
      expect((await call('deskTicketOf', { id: String(soon.id) }, elsewhere)).status).toBe(404);
      const pay = { id: soon.id, revision: soon.revision, amount: 1, day: inDays(0) };
      expect((await call('notePayment', pay, elsewhere)).status).toBe(404);
      expect((await call('newTicket', { printed: newNumber(), ...typed }, elsewhere)).status).toBe(422);
      const appraiser = await person('appraiser', 'samara');
      expect(await found({ q: soon.number }, appraiser.token)).toEqual([soon.id]);
      expect((await call('notePayment', pay, appraiser)).status).toBe(403);
    });

    test.each<[string, object, Record<string, string[]>]>([
      ['grace before the due day', { grace_end: inDays(1) }, { grace_end: ['before_due'] }],
      ['neither a sum nor a loan', { amount: null }, { amount: ['required'] }],
      ['half of a loan', { principal: 5 }, { principal: ['terms_whole'] }],
      ['made out after its due day', { ...loan, issued: inDays(21) }, { issued: ['after_due'] }],
    ])('a ticket cannot be so: %s', async (_, more, errors) => {
      const { token } = await person();
      const refused = await call('newTicket', { printed: newNumber(), ...typed, ...more }, { token });
      expect(refused).toMatchObject({ status: 422, body: { errors } });
    });
  });

  describe('the desk: a file of tickets', () => {
    const HEADER = 'number;city;phone_digits;due;currency;amount;redeemed';
    const rowsOf = async (number: string) =>
      backend()
        .database.select()
        .from(pledgeTickets)
        .where(eq(pledgeTickets.number, number.replace('-', '')));

    test('its report says each row before anything is written; applied, the same file changes nothing', async () => {
      const { token } = await person();
      const old: DeskTicket = await add(token);
      const [fresh, wrong] = [newNumber(), newNumber()];
      const csv = [
        `\ufeff${HEADER}`,
        `${fresh};samara;4567;${inDays(30)};RUB;50000;`,
        `${old.number};samara;4567;${inDays(25)};RUB;120000;no`,
        `${wrong};nowhere;45;30 ноября;EUR;много;maybe`,
        `${fresh};samara;4567;${inDays(30)};RUB;50000;`,
      ].join('\r\n');
      const { data: report } = await ask('checkTickets', { csv }, token);
      expect(report.counts).toEqual({ added: 1, changed: 1, unchanged: 0, wrong: 2 });
      expect(report.rows.map(({ line, outcome }) => [line, outcome])).toEqual([
        [2, 'added'],
        [3, 'changed'],
        [4, 'wrong'],
        [5, 'wrong'],
      ]);
      expect(report.rows[1]?.changes).toEqual([
        { column: 'due', before: old.due, after: inDays(25) },
        { column: 'grace_end', before: old.grace_end, after: inDays(55) },
        { column: 'amount', before: '100000', after: '120000' },
      ]);
      expect(report.rows[2]?.mistakes.map(({ column }) => column).toSorted()).toEqual(
        ['amount', 'city', 'currency', 'due', 'phone_digits', 'redeemed'].toSorted(),
      );
      expect(report.rows[3]?.mistakes).toEqual([{ column: 'number', reason: 'twice' }]);
      expect(await rowsOf(fresh), 'nothing is written').toEqual([]);
      expect((await rowsOf(old.number))[0]?.amount).toBe(100_000);

      expect((await call('applyTickets', { csv, hash: 'another' }, { token })).status).toBe(409);
      expect(await rowsOf(fresh)).toEqual([]);
      await ask('applyTickets', { csv, hash: report.hash }, token);
      expect(await rowsOf(fresh)).toMatchObject([{ amount: 50_000, graceEnd: inDays(60), redeemed: false }]);
      const { data: after } = await ask('deskTicketOf', { id: String(old.id) as never }, token);
      expect(after).toMatchObject({ owed: 120_000, due: inDays(25) });
      const { data: again } = await ask('checkTickets', { csv }, token);
      expect(again.counts).toEqual({ added: 0, changed: 0, unchanged: 2, wrong: 2 });
    });

    test('a ticket that changed after the report was seen: the present report, and nothing is written', async () => {
      const { token } = await person();
      const old = await add(token);
      const csv = `${HEADER}\n${old.number};samara;4567;${old.due};RUB;110000;no`;
      const { data: report } = await ask('checkTickets', { csv }, token);
      const pay = { id: old.id, revision: old.revision, amount: 10_000, day: inDays(0), note: '' };
      await ask('notePayment', pay, token);
      const late = await call('applyTickets', { csv, hash: report.hash }, { token });
      expect(late.status).toBe(409);
      const { current } = late.body as { current: { report: TicketReport } };
      expect(current.report.hash).not.toBe(report.hash);
      expect((await rowsOf(old.number))[0]?.amount).toBe(100_000);
    });

    test('a loan with its rate, and a code; rows of another office are wrong', async () => {
      const { token } = await person('manager', 'samara');
      const [mine, theirs] = [newNumber(), newNumber()];
      const csv = [
        'number,city,phone_digits,code,issued,due,principal,day_rate,currency',
        `${mine},samara,4567,K7M4Q-9TX2R,${inDays(-9)},${inDays(20)},1000000,"0,3",RUB`,
        `${theirs},krasnodar,4567,,${inDays(-9)},${inDays(20)},1000000,0.3,RUB`,
      ].join('\n');
      const { data: report } = await ask('checkTickets', { csv }, token);
      expect(report.counts).toMatchObject({ added: 1, wrong: 1 });
      expect(report.rows[1]?.mistakes).toEqual([{ column: 'city', reason: 'office' }]);
      await ask('applyTickets', { csv, hash: report.hash }, token);
      expect(await rowsOf(mine)).toMatchObject([
        { dayRate: 3_000, amount: 1_090_000, codeHash: expect.any(String) },
      ]);
    });

    test.each([
      ['no columns of tickets', 'a,b\n1,2', 'file_columns'],
      ['no number', 'city,due\nsamara,2026-12-01', 'file_number'],
      ['a torn quote', 'number,city\n"55-1,samara', 'file_torn'],
    ])('what is no file of tickets: %s', async (_, csv, reason) => {
      const { token } = await person();
      expect(await call('checkTickets', { csv }, { token })).toMatchObject({
        status: 422,
        body: { errors: { csv: expect.arrayContaining([reason]) } },
      });
    });
  });
}
