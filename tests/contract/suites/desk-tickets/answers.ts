import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { schema } from '@tourbillon/backend/database/database.ts';
import { inDays, type TicketSteps } from './steps.ts';

const { accountTickets, mailQueue, requests, ticketReminders } = schema;

/** What is written to the holder of a ticket: answers to requests, and reminders. */
export function ticketAnswersTests({ backend, call, ask, person, add, holder }: TicketSteps): void {
  test.each([
    ['the address that was typed', 'olim@tickets.test'],
    ['that of the account', ''],
  ])('a request to pay later is answered with an extension, in a letter, once: to %s', async (_, email) => {
    const { token } = await person();
    const account = await holder();
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
        accountId: email ? null : account.id,
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
      .where(and(eq(mailQueue.template, 'ticket-answer'), eq(mailQueue.recipient, email || account.email)));
    expect(letters).toMatchObject([{ locale: 'uz' }]);
    const twice = await call('answerExtension', { ...answer, revision: data.revision }, { token });
    expect(twice.status, 'answered already').toBe(409);
  });

  test('reminders that were sent stand in its history', async () => {
    const { token } = await person();
    const ticket = await add(token);
    const number = ticket.number.replace('-', '');
    const { database } = backend();
    const accountId = (await holder()).id;
    await database.insert(accountTickets).values({ accountId, number, provedAt: new Date() });
    const sent = { accountId, number, kind: 'due', day: ticket.due, sentAt: new Date() } as const;
    await database.insert(ticketReminders).values(sent);
    const { data } = await ask('deskTicketOf', { id: String(ticket.id) as never }, token);
    expect(data.reminders).toMatchObject([{ kind: 'due', day: ticket.due }]);
    await database.delete(accountTickets).where(eq(accountTickets.number, number));
  });
}
