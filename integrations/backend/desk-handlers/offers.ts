import { officeTime } from '@tourbillon/domain/business/visit-times.ts';
import { readDocument } from '../content-store/read-document.ts';
import {
  cancelAppointment,
  listAppointments,
  makeOffer,
  moveAppointment,
  officesForColleague,
  readOfferTerms,
  withdrawOffer,
} from '../offers/offers.ts';
import { findRequest } from '../requests/requests.ts';
import type { DeskHandlers, DeskServices } from './desk-handlers.ts';

/** Calls about offers and their appointments. */
export function offerHandlers({
  origins,
}: Pick<DeskServices, 'origins'>): Pick<
  DeskHandlers,
  | 'offerTerms'
  | 'makeOffer'
  | 'withdrawOffer'
  | 'appointments'
  | 'visitOffices'
  | 'moveAppointment'
  | 'cancelAppointment'
> {
  return {
    async offerTerms({ request }, { tx, colleague }) {
      const { row } = await findRequest(tx, colleague.office, request);
      return { response: { data: await readOfferTerms(tx, row) } };
    },

    async makeOffer(wish, { tx, colleague }) {
      const { offer, link, locale, mailedTo } = await makeOffer(tx, colleague, wish);
      const response = { data: offer, link: origins[locale] + link, mailed_to: mailedTo };
      return { response, rows: [offer.id] };
    },

    async withdrawOffer({ id }, { tx, colleague }) {
      return { response: { data: await withdrawOffer(tx, colleague, id) }, rows: [id] };
    },

    async appointments(wanted, { tx, colleague }) {
      const found = await listAppointments(tx, colleague, wanted);
      return { response: { data: found }, rows: found.map(({ id }) => id) };
    },

    async visitOffices(_, { tx, colleague }) {
      const offices = officesForColleague(await readDocument(tx, 'contacts'), colleague.office);
      const data = offices.map(({ alias, title, hours, time_zone }) => ({
        alias,
        title: title[colleague.locale],
        hours: hours[colleague.locale],
        today: officeTime(new Date(), time_zone).day,
      }));
      return { response: { data } };
    },

    async moveAppointment(wish, { tx, colleague }) {
      return { response: { data: await moveAppointment(tx, colleague, wish) }, rows: [wish.id] };
    },

    async cancelAppointment({ id }, { tx, colleague }) {
      await cancelAppointment(tx, colleague, id);
      return { response: { data: { status: 'done' } }, rows: [id] };
    },
  };
}
