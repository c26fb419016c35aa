import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { schema } from '@tourbillon/backend/database/database.ts';
import type { DeskTicket, TicketReport } from '@tourbillon/domain/desk/tickets.ts';
import { inDays, type TicketSteps } from './steps.ts';

const { pledgeTickets } = schema;

/** Files of tickets: checked, then applied. */
export function ticketFilesTests({ backend, call, ask, person, newNumber, add }: TicketSteps): void {
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
      `${wrong};samara;4567;2027-02-30;RUB;50000;`,
    ].join('\r\n');
    const { data: report } = await ask('checkTickets', { csv }, token);
    expect(report.counts).toEqual({ added: 1, changed: 1, unchanged: 0, wrong: 3 });
    expect(report.rows.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, 'added'],
      [3, 'changed'],
      [4, 'wrong'],
      [5, 'wrong'],
      [6, 'wrong'],
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
    expect(report.rows[4]?.mistakes, 'February has no 30th day').toContainEqual({
      column: 'due',
      reason: 'day',
    });
    expect(await rowsOf(fresh), 'nothing is written').toEqual([]);
    expect((await rowsOf(old.number))[0]?.amount).toBe(100_000);

    expect((await call('applyTickets', { csv, hash: 'another' }, { token })).status).toBe(409);
    expect(await rowsOf(fresh)).toEqual([]);
    await ask('applyTickets', { csv, hash: report.hash }, token);
    expect(await rowsOf(fresh)).toMatchObject([{ amount: 50_000, graceEnd: inDays(60), redeemed: false }]);
    const { data: after } = await ask('deskTicketOf', { id: String(old.id) as never }, token);
    expect(after).toMatchObject({ owed: 120_000, due: inDays(25) });
    const { data: again } = await ask('checkTickets', { csv }, token);
    expect(again.counts).toEqual({ added: 0, changed: 0, unchanged: 2, wrong: 3 });
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
    ['letters that were not UTF-8', 'number,city\n\uFFFD\uFFFD 123456,samara', 'file_utf8'],
    ['a torn quote', 'number,city\n"55-1,samara', 'file_torn'],
  ])('what is no file of tickets: %s', async (_, csv, reason) => {
    const { token } = await person();
    expect(await call('checkTickets', { csv }, { token })).toMatchObject({
      status: 422,
      body: { errors: { csv: expect.arrayContaining([reason]) } },
    });
  });
}
