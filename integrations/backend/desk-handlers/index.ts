import { asc, isNull } from 'drizzle-orm';
import { schema } from '../database/database.ts';
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

    async offices({ locale }, { tx }) {
      const { cities } = schema;
      const rows = await tx.select().from(cities).where(isNull(cities.parent)).orderBy(asc(cities.id));
      return { response: { data: rows.map(({ alias, title }) => ({ alias, title: title[locale] })) } };
    },
  };
}
