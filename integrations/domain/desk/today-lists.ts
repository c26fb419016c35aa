import type { RequestCallName } from '../contract/requests/index.ts';
import type { DeskRequestOf } from './desk-call.ts';
import type { inbox } from './inbox.ts';
import type { deskOrders } from './orders.ts';
import type { stockList } from './stock-list.ts';
import type { texts } from './texts.ts';
import type { deskTickets } from './tickets.ts';

type Filter<Call> = Partial<Record<keyof DeskRequestOf<Call>, string>>;

/** The lists whose rows the page Today counts, by figure: filters of their calls. */
export const TODAY_LISTS = {
  waiting: (kind: RequestCallName): Filter<typeof inbox> => ({ kind, state: 'waiting' }),
  late: (kind: RequestCallName): Filter<typeof inbox> => ({ kind, late: 'yes' }),
  unreadRequests: { state: 'unread' } satisfies Filter<typeof inbox>,
  unreadOrders: { list: 'unread' } satisfies Filter<typeof deskOrders>,
  ticketsToday: { list: 'today' } satisfies Filter<typeof deskTickets>,
  ticketsWeek: { list: 'week' } satisfies Filter<typeof deskTickets>,
  ticketsLate: { list: 'overdue' } satisfies Filter<typeof deskTickets>,
  sold: (day: string): Filter<typeof stockList> => ({ sold_on: day }),
  onSale: { on_sale: '1' } satisfies Filter<typeof stockList>,
  noPhotographs: { on_sale: '1', without_photographs: '1' } satisfies Filter<typeof stockList>,
  noTexts: { on_sale: '1', without_text: 'all' } satisfies Filter<typeof stockList>,
  drafts: { kind: 'all', only: 'draft' } satisfies Filter<typeof texts>,
  problems: { kind: 'all', only: 'failed' } satisfies Filter<typeof texts>,
} as const;
