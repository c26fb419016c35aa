import { businessDay } from '../business-days/business-day.ts';
import { refused } from '../errors/domain-error.ts';
import { Guesses } from '../limits/guesses.ts';
import { addTicket, removeTicket, ticketsOf } from '../pledge/pledge.ts';
import type { Holder } from './call-context.ts';
import { readDocument } from '../content-store/read-document.ts';
import type { Handlers, HandlerServices } from './handlers.ts';
import { withMinimumTime } from './look-ups.ts';

/** Calls about the pledge tickets of accounts. */
export function ticketHandlers({
  database,
  catalogue,
}: Pick<HandlerServices, 'database' | 'catalogue'>): Pick<
  Handlers,
  'tickets' | 'addTicket' | 'removeTicket'
> {
  const tickets = new Guesses(database, 'ticket');
  const shopToday = async () => {
    const shop = await readDocument(database, 'shop');
    return businessDay(new Date(), shop?.time_zone ?? 'UTC').date;
  };
  const loadData = async ({ account, locale }: Holder) => {
    const shown = { today: await shopToday(), catalogue: catalogue.current(), locale };
    return { data: await ticketsOf(database, account, shown) };
  };
  return {
    tickets: (_, holder) => loadData(holder),

    async addTicket(asked, holder) {
      const { account, visitor } = holder;
      const add = async () => addTicket(database, account.id, asked, await shopToday());
      const guess = { number: asked.number, visitor, account: account.id };
      if (!(await withMinimumTime(tickets.guess(guess, add)))) throw refused('number', 'ticket_unknown');
      return loadData(holder);
    },

    async removeTicket({ number }, holder) {
      await removeTicket(database, holder.account.id, number);
      return loadData(holder);
    },
  };
}
