import { expect, test } from 'vitest';
import { findTicket } from '@tourbillon/backend/pledge/find-ticket.ts';
import { inDays, LOAN, type TicketSteps, TYPED } from './steps.ts';

/** Payments, extensions and edits of tickets, and lists of them. */
export function ticketChangesTests({ backend, call, ask, person, newNumber, add }: TicketSteps): void {
  test('what is owed is the same on the visitor’s page: a part is paid, then all of it', async () => {
    const { token } = await person();
    const ticket = await add(token, LOAN);
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

  test('D724 a payment recorded by mistake is cancelled, once and with a reason, and what it redeemed is in force again', async () => {
    const { token } = await person();
    const ticket = await add(token, LOAN);
    const pay = { id: ticket.id, revision: ticket.revision, amount: 530_000, day: inDays(0), note: '' };
    const { data: part } = await ask('notePayment', pay, token);
    const rest = { ...pay, revision: part.revision, amount: 999_000, redeems: true };
    const { data: whole } = await ask('notePayment', rest, token);
    expect(whole).toMatchObject({ owed: 0, state: 'redeemed' });
    expect(whole.history.map(({ kind, counts }) => [kind, counts])).toEqual([
      ['added', false],
      ['paid', true],
      ['paid', true],
      ['redeemed', false],
    ]);
    const [first, second] = whole.history.filter(({ kind }) => kind === 'paid');
    const wish = { id: ticket.id, revision: whole.revision, payment: second?.id, note: 'Лишний ноль' };
    expect(await call('cancelPayment', { ...wish, note: ' ' }, { token })).toMatchObject({
      status: 422,
      body: { errors: { note: ['required'] } },
    });
    expect((await call('cancelPayment', wish, await person('appraiser', 'samara'))).status).toBe(403);
    expect((await call('cancelPayment', wish, await person('manager', 'krasnodar'))).status).toBe(404);
    const { data: undone } = await ask('cancelPayment', wish as never, token);
    expect(undone).toMatchObject({ owed: 500_000, owed_due: 530_000, state: 'active' });
    expect(undone.history.at(-1)).toMatchObject({
      ...{ kind: 'payment_cancelled', amount: 999_000, day: inDays(0), note: 'Лишний ноль', counts: false },
      by: 'Person manager',
    });
    expect((await call('cancelPayment', wish, { token })).status, 'on old news').toBe(409);
    const again = { ...wish, revision: undone.revision };
    const twice = { status: 422, body: { errors: { payment: ['value'] } } };
    expect(await call('cancelPayment', again, { token })).toMatchObject(twice);
    const { data: none } = await ask('cancelPayment', { ...again, payment: first?.id } as never, token);
    expect(none).toMatchObject({ owed: 1_030_000, owed_due: 1_090_000 });
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
    const never = await call('extendTicket', { ...wish, due: '2027-02-30', amount: 1 }, { token });
    expect(never, 'a day that is in no calendar').toMatchObject({
      status: 422,
      body: { errors: { due: ['value'] } },
    });
    // D353 An extension is no longer than a loan.
    const years = { due: inDays(800), grace_end: inDays(830), amount: 1 };
    expect(await call('extendTicket', { ...wish, ...years }, { token })).toMatchObject({
      status: 422,
      body: { errors: { due: ['value'] } },
    });
    const { data: later } = await ask('extendTicket', { ...wish, amount: 90_000 }, token);
    expect(later).toMatchObject({ due: inDays(80), grace_end: inDays(110), owed: 90_000, extended: 1 });
    const before = later.history.find(({ kind }) => kind === 'paid');
    const undo = { id: ticket.id, revision: later.revision, payment: before?.id, note: 'Касса' };
    expect(before?.counts).toBe(false);
    expect((await call('cancelPayment', undo, { token })).status, 'it is in that sum').toBe(422);
    const listed = await ask('deskTickets', { list: 'extended', q: ticket.number } as never, token);
    expect(listed.data.map(({ id }) => id)).toEqual([ticket.id]);
  });

  test('of a loan with its rate the sum of the new due day follows, and payments go on counting', async () => {
    const { token } = await person();
    const ticket = await add(token, LOAN);
    const pay = { id: ticket.id, revision: ticket.revision, amount: 530_000, day: inDays(0), note: '' };
    const { data: paid } = await ask('notePayment', pay, token);
    const days = { due: inDays(40), grace_end: inDays(70), amount: null };
    const { data } = await ask(
      'extendTicket',
      { id: ticket.id, revision: paid.revision, note: '', ...days },
      token,
    );
    expect(data).toMatchObject({ owed: 500_000, owed_due: 560_000 });
    // The staff correct the dates of the ticket. Payments stay recorded.
    const fields = { ...TYPED, ...LOAN, ...days, amount: data.amount };
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
    expect((await call('newTicket', { printed: newNumber(), ...TYPED }, elsewhere)).status).toBe(422);
    const appraiser = await person('appraiser', 'samara');
    expect(await found({ q: soon.number }, appraiser.token)).toEqual([soon.id]);
    expect((await call('notePayment', pay, appraiser)).status).toBe(403);
  });

  test.each<[string, object, Record<string, string[]>]>([
    ['grace before the due day', { grace_end: inDays(1) }, { grace_end: ['before_due'] }],
    ['neither a sum nor a loan', { amount: null }, { amount: ['required'] }],
    ['half of a loan', { principal: 5 }, { principal: ['terms_whole'] }],
    ['made out after its due day', { ...LOAN, issued: inDays(21) }, { issued: ['after_due'] }],
  ])('a ticket cannot be so: %s', async (_, more, errors) => {
    const { token } = await person();
    const refused = await call('newTicket', { printed: newNumber(), ...TYPED, ...more }, { token });
    expect(refused).toMatchObject({ status: 422, body: { errors } });
  });
}
