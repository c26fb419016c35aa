import { setTimeout as pause } from 'node:timers/promises';
import { Tries } from '../accounts/tries.ts';
import { shopDay } from '../daily/shop-day.ts';
import { addTicket, removeTicket, ticketsOf } from '../pledge/account-tickets.ts';
import type { TicketQuestion } from '../pledge/find-ticket.ts';
import { authenticated, type Holder } from './authenticated.ts';
import { readDocument } from './documents.ts';
import type { Handlers, Parts } from './handlers.ts';
import { PACE } from './look-ups.ts';

/** Tries of an account, and at a number: five in a quarter of an hour, as without an account (decision 15). */
const MOST_TRIES = 5;

/** Calls about the pledge tickets of accounts. */
export function ticketHandlers({
  database,
  catalogue,
}: Pick<Parts, 'database' | 'catalogue'>): Pick<Handlers, 'tickets' | 'addTicket' | 'removeTicket'> {
  const guarded = authenticated(database);
  const tries = new Tries(database, 'tickets', MOST_TRIES);
  const shopToday = async () => {
    const shop = await readDocument(database, 'shop');
    return shopDay(new Date(), shop?.time_zone ?? 'UTC').date;
  };
  const answer = async ({ account, locale }: Holder) => {
    const shown = { today: await shopToday(), catalogue: catalogue.current(), locale };
    return { data: await ticketsOf(database, account.id, shown) };
  };
  return {
    tickets: guarded((_, holder) => answer(holder)),

    addTicket: guarded(async (asked: TicketQuestion, holder) => {
      await tries.count(`account ${holder.account.id}`);
      await tries.count(`ticket ${asked.number}`);
      const adding = addTicket(database, holder.account.id, asked, await shopToday());
      // Both are waited for: the answer tells by its speed no more than by its words.
      const [added] = await Promise.allSettled([adding, pause(PACE)]);
      if (added.status === 'rejected') throw added.reason;
      return answer(holder);
    }),

    removeTicket: guarded(async ({ number }: { number: string }, holder) => {
      await removeTicket(database, holder.account.id, number);
      return answer(holder);
    }),
  };
}
