import { asc, isNull } from 'drizzle-orm';
import { schema } from '../database/database.ts';
import { listAudit } from '../desk-people/desk-people.ts';
import { listInbox, readInboxRequest, takeRequest } from '../requests/requests.ts';
import type { DeskHandlers, DeskServices } from './desk-handlers.ts';
import { peopleHandlers } from './people.ts';

/** The handler of every call of the desk by its name. */
export function createDeskHandlers(services: DeskServices): DeskHandlers {
  return {
    ...peopleHandlers(services),

    async audit(wanted, { tx }) {
      const { entries, pages } = await listAudit(tx, wanted);
      return { response: { data: entries, paginate_data: pagingOf(wanted.page, pages) } };
    },

    async offices({ locale }, { tx }) {
      const { cities } = schema;
      const rows = await tx.select().from(cities).where(isNull(cities.parent)).orderBy(asc(cities.id));
      return { response: { data: rows.map(({ alias, title }) => ({ alias, title: title[locale] })) } };
    },

    async inbox(wanted, { tx, colleague }) {
      const { entries, pages } = await listInbox(tx, colleague.office, wanted);
      const rows = entries.map(({ id }) => id);
      return { response: { data: entries, paginate_data: pagingOf(wanted.page, pages) }, rows };
    },

    async requestOfInbox({ id }, { tx, colleague }) {
      return { response: { data: await readInboxRequest(tx, colleague.office, id) }, rows: [id] };
    },

    async takeRequest({ id }, { tx, colleague }) {
      return { response: { data: await takeRequest(tx, colleague, id) }, rows: [id] };
    },
  };
}

function pagingOf(page: number, pages: number) {
  return { current_page: page, last_page: pages, per_page: 50 };
}
