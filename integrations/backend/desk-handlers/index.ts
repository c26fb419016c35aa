import { listAudit } from '../desk-people/desk-people.ts';
import type { DeskHandlers, DeskServices } from './desk-handlers.ts';
import { offerHandlers } from './offers.ts';
import { pagingOf } from './paging-of.ts';
import { peopleHandlers } from './people.ts';
import { requestHandlers } from './requests.ts';

/** The handler of every call of the desk by its name. */
export function createDeskHandlers(services: DeskServices): DeskHandlers {
  return {
    ...peopleHandlers(services),
    ...requestHandlers(services),
    ...offerHandlers(services),

    async audit(wanted, { tx }) {
      const { entries, pages } = await listAudit(tx, wanted);
      return { response: { data: entries, paginate_data: pagingOf(wanted.page, pages) } };
    },
  };
}
