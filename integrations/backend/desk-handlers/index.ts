import { listAudit } from '../desk-people/desk-people.ts';
import type { DeskHandlers } from './desk-handlers.ts';
import { offerHandlers } from './offers.ts';
import { pagingOf } from './paging-of.ts';
import { peopleHandlers } from './people.ts';
import { requestHandlers } from './requests.ts';

/** Handlers of every call of the desk. */
export const DESK_HANDLERS: DeskHandlers = {
  ...peopleHandlers,
  ...requestHandlers,
  ...offerHandlers,

  async audit(wanted, { tx }) {
    const { entries, pages } = await listAudit(tx, wanted);
    return { response: { data: entries, paginate_data: pagingOf(wanted.page, pages) } };
  },
};
