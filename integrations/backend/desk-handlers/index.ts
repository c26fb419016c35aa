import { CURRENCIES } from '@tourbillon/domain/i18n/currencies.ts';
import { inLocale } from '@tourbillon/domain/i18n/locales.ts';
import { asc, sql } from 'drizzle-orm';
import { readDocument } from '../content-store/read-document.ts';
import { schema } from '../database/database.ts';
import type { DeskHandlers, DeskServices } from './desk-handlers.ts';
import { auditHandlers } from './audit.ts';
import { ownAccessHandlers } from './own-access.ts';
import { peopleHandlers } from './people.ts';
import { reviewHandlers } from './review-queue.ts';
import { textCoverHandlers } from './text-covers.ts';
import { textHandlers } from './texts.ts';
import { todayHandlers } from './today.ts';
import { stockHandlers } from './stock.ts';
import { stockImportHandlers } from './stock-import.ts';
import { stockPhotographHandlers } from './stock-photographs.ts';
import { offerHandlers } from './offers.ts';
import { requestHandlers } from './requests.ts';
import { orderHandlers } from './orders.ts';
import { ticketHandlers } from './tickets.ts';

/** The handler of every call of the desk by its name. */
export function createDeskHandlers(services: DeskServices): DeskHandlers {
  return {
    ...peopleHandlers(services),
    ...textHandlers(services),
    ...textCoverHandlers(services),
    ...reviewHandlers(services),
    ...todayHandlers,
    ...stockHandlers(services),
    ...stockPhotographHandlers(services),
    ...stockImportHandlers(services),
    ...ownAccessHandlers(services),
    ...auditHandlers(),
    ...requestHandlers(services),
    ...offerHandlers(services),
    ...orderHandlers,
    ...ticketHandlers,

    async deskHealth(_, { tx }) {
      await tx.execute(sql`select 1`);
      return { response: { data: { status: 'ok' } } };
    },

    async offices({ locale }, { tx }) {
      const { cities } = schema;
      const rows = await tx.select().from(cities).orderBy(asc(cities.id));
      const legal = await readDocument(tx, 'legal');
      const data = rows.map(({ alias, parent, title }) => {
        const tariff = legal?.tariffs.find((one) => one.cities.includes(parent ?? alias));
        const currency = CURRENCIES.find((one) => one === tariff?.currency) ?? null;
        return { alias, parent, title: inLocale(title, locale), currency };
      });
      return { response: { data } };
    },
  };
}
