import { businessDay } from '../business-days/business-day.ts';
import { shopTimeZone } from '../content-store/shop-time-zone.ts';
import {
  answerExtension,
  applyTickets,
  cancelPayment,
  checkTickets,
  editTicket,
  extendTicket,
  listDeskTickets,
  newTicket,
  notePayment,
  readDeskTicket,
  type Worker,
} from '../pledge/pledge.ts';
import { countedPagesOf } from './counted-pages-of.ts';
import type { DeskCaller, DeskContext, DeskHandlers } from './desk-handlers.ts';

type Context = DeskContext & DeskCaller;

/** The staff member who works, and the current day of the shop. */
async function workerOf({ tx, colleague }: Context): Promise<Worker> {
  const now = new Date();
  return { colleague, now, today: businessDay(now, await shopTimeZone(tx)).date };
}

/** A ticket as it is now, with its id for the audit log. */
async function ticketNow(context: Context, { today }: Worker, id: number) {
  const data = await readDeskTicket(context.tx, context.colleague.office, id, today);
  return { response: { data }, rows: [id] };
}

/** Runs an action on a ticket and returns the ticket after it. */
const then =
  <Request extends { id: number }>(
    act: (tx: DeskContext['tx'], worker: Worker, request: Request) => Promise<void>,
  ) =>
  async (request: Request, context: Context) => {
    const worker = await workerOf(context);
    await act(context.tx, worker, request);
    return ticketNow(context, worker, request.id);
  };

/** Calls about pledge tickets. */
export const ticketHandlers: Pick<
  DeskHandlers,
  | 'deskTickets'
  | 'deskTicketOf'
  | 'newTicket'
  | 'editTicket'
  | 'notePayment'
  | 'cancelPayment'
  | 'extendTicket'
  | 'answerExtension'
  | 'checkTickets'
  | 'applyTickets'
> = {
  async deskTickets(wanted, context) {
    const { today } = await workerOf(context);
    const { entries, ...counted } = await listDeskTickets(
      context.tx,
      context.colleague.office,
      wanted,
      today,
    );
    const rows = entries.map(({ id }) => id);
    return { response: { data: entries, paginate_data: countedPagesOf(wanted.page, counted) }, rows };
  },

  deskTicketOf: then(() => Promise.resolve()),

  async newTicket(typed, context) {
    const worker = await workerOf(context);
    return ticketNow(context, worker, await newTicket(context.tx, worker, typed));
  },

  editTicket: then(editTicket),
  notePayment: then(notePayment),
  cancelPayment: then(cancelPayment),
  extendTicket: then(extendTicket),

  async answerExtension(wish, context) {
    const worker = await workerOf(context);
    const written = await answerExtension(context.tx, worker, wish);
    const { response, rows } = await ticketNow(context, worker, wish.id);
    return { response: { ...response, written }, rows };
  },

  async checkTickets({ csv }, context) {
    return { response: { data: await checkTickets(context.tx, await workerOf(context), csv) } };
  },

  async applyTickets(wish, context) {
    const { report, ids } = await applyTickets(context.tx, await workerOf(context), wish);
    return { response: { data: report }, rows: ids };
  },
};
