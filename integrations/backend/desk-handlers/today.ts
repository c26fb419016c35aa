import { mayDo } from '@tourbillon/domain/desk/roles.ts';
import { businessDay } from '../business-days/business-day.ts';
import { countDrafts, listWaitingReviews } from '../content-editing/content-editing.ts';
import { readDocument } from '../content-store/read-document.ts';
import {
  dueTickets,
  endingHolds,
  incompleteStock,
  missedOfWeek,
  salesOfWeek,
  unreadMessages,
  waitingRequests,
} from '../today/today.ts';
import type { DeskHandlers } from './desk-handlers.ts';
import { mayEdit } from './may-edit.ts';

/** Figures of the caller's office; a part that the caller's role may not see is null. */
export const todayHandlers: Pick<DeskHandlers, 'today'> = {
  async today(_, { tx, colleague: { role, office } }) {
    const now = new Date();
    const zone = (await readDocument(tx, 'shop'))?.time_zone ?? 'UTC';
    const { date: day } = businessDay(now, zone);
    const of = { office, day, zone, now };
    const trades = mayDo(role, 'requests');
    const writes = mayDo(role, 'texts');
    const data = {
      day,
      requests: trades ? await waitingRequests(tx, of) : null,
      unread: trades ? await unreadMessages(tx, of) : null,
      holds: trades ? await endingHolds(tx, of) : null,
      sales: trades ? await salesOfWeek(tx, of) : null,
      tickets: trades ? await dueTickets(tx, of) : null,
      missed_searches: await missedOfWeek(tx, now),
      stock: await incompleteStock(tx, of),
      texts: writes
        ? {
            ...(await countDrafts(tx, (kind) => mayEdit(role, kind))),
            reviews: (await listWaitingReviews(tx, office)).length,
          }
        : null,
    };
    return { response: { data } };
  },
};
