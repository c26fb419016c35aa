import { mayDo } from '@tourbillon/domain/desk/roles.ts';
import {
  handOver,
  holdOrder,
  listDeskOrders,
  markOrderRead,
  newOrder,
  orderSheet,
  readDeskOrder,
  releaseOrder,
  returnOrder,
  sellOrder,
  setRegularBuyer,
  writeToOrder,
} from '../orders/orders.ts';
import { countedPagesOf } from './counted-pages-of.ts';
import type { DeskCaller, DeskContext, DeskHandlers } from './desk-handlers.ts';

/** Runs an action on an order and returns the order after it. */
const then =
  <Request extends { id: number }>(
    act: (tx: DeskContext['tx'], colleague: DeskCaller['colleague'], request: Request) => Promise<void>,
  ) =>
  async (request: Request, { tx, colleague }: DeskContext & DeskCaller) => {
    await act(tx, colleague, request);
    return { response: { data: await readDeskOrder(tx, colleague, request.id) }, rows: [request.id] };
  };

/** Calls about orders. */
export const orderHandlers: Pick<
  DeskHandlers,
  | 'deskOrders'
  | 'deskOrderOf'
  | 'holdOrder'
  | 'sellOrder'
  | 'releaseOrder'
  | 'returnOrder'
  | 'writeToOrder'
  | 'handOver'
  | 'setRegularBuyer'
  | 'newOrder'
  | 'orderSheet'
> = {
  async deskOrders(wanted, { tx, colleague }) {
    const { entries, ...counted } = await listDeskOrders(tx, colleague, wanted);
    const rows = entries.map(({ id }) => id);
    return { response: { data: entries, paginate_data: countedPagesOf(wanted.page, counted) }, rows };
  },

  async deskOrderOf({ id }, { tx, colleague }) {
    const data = await readDeskOrder(tx, colleague, id);
    if (data.is_unread && mayDo(colleague.role, 'order_changes')) await markOrderRead(tx, id);
    return { response: { data }, rows: [id] };
  },

  holdOrder: then(holdOrder),
  sellOrder: then(sellOrder),
  releaseOrder: then(releaseOrder),
  returnOrder: then(returnOrder),
  writeToOrder: then(writeToOrder),
  handOver: then(handOver),
  setRegularBuyer: then(setRegularBuyer),

  async newOrder(wish, { tx, colleague }) {
    const id = await newOrder(tx, colleague, wish);
    return { response: { data: await readDeskOrder(tx, colleague, id) }, rows: [id] };
  },

  async orderSheet({ id }, { tx, colleague }) {
    return { response: { data: await orderSheet(tx, colleague, id) }, rows: [id] };
  },
};
