import { eq } from 'drizzle-orm';
import type { DeskRequestOf } from '@tourbillon/domain/desk/desk-call.ts';
import type * as calls from '@tourbillon/domain/desk/tickets.ts';
import { schema, type Database } from '../../database/database.ts';
import { conflict } from '../../errors/domain-error.ts';
import { enqueueMail } from '../../mail/mail-queue.ts';
import { owedByHolder, paymentsOf } from '../payments.ts';
import { openRequest } from './extension-requests.ts';
import { findTicketRow, lockTicket } from './find-tickets.ts';
import { extendLockedTicket, noteEvent, type Worker } from './work-on-ticket.ts';

const { accounts, requests } = schema;

/**
 * Answers a visitor's request for an extension. Ticket, history, request and letter change in one transaction.
 * @returns whether there was an address for the letter.
 * @throws DomainError 'not-found', 'invalid'; 'conflict' if the ticket has changed, or somebody has already answered.
 */
export async function answerExtension(
  tx: Database,
  worker: Worker,
  { id, revision, note, request: requestId, extension, text }: DeskRequestOf<typeof calls.answerExtension>,
): Promise<boolean> {
  const { colleague, now, today } = worker;
  const row = await lockTicket(tx, colleague.office, { id, revision });
  const request = await openRequest(tx, row.number, requestId);
  if (!request) throw conflict('There is no such request that waits', { revision });
  if (extension) await extendLockedTicket(tx, worker, row, extension, { note, request: requestId });
  else await noteEvent(tx, worker, row.number, { kind: 'declined', note, requestId });
  const taken = request.takenAt ? {} : { takenAt: now, takenBy: colleague.id };
  await tx
    .update(requests)
    .set({ answeredAt: now, ...taken })
    .where(eq(requests.id, requestId));
  const email = await addressOf(tx, request);
  if (!email) return false;
  const after = await findTicketRow(tx, colleague.office, id);
  const paid = (await paymentsOf(tx, [after])).get(after.number) ?? [];
  const values = {
    number: row.printed,
    text,
    city: row.city,
    extension: extension && {
      due: after.due,
      graceEnd: after.graceEnd,
      amount: owedByHolder(after, paid, today),
      currency: after.currency,
    },
  };
  await enqueueMail(tx, { to: email, locale: request.locale, template: 'ticket-answer', values }, now);
  return true;
}

/** Address for the answer: the one typed in the request, else that of the account. */
async function addressOf(
  tx: Database,
  { payload: { email }, accountId }: Pick<typeof requests.$inferSelect, 'payload' | 'accountId'>,
): Promise<string | undefined> {
  if (typeof email === 'string' && email !== '') return email;
  if (accountId === null) return undefined;
  const [account] = await tx
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return account?.email;
}
