import { notFound } from '../errors/domain-error.ts';
import { citiesOf } from '../content-store/site-cities.ts';
import { readDocument } from '../content-store/read-document.ts';
import type { Handler, HandlerServices } from './handlers.ts';

/** The contact of a city (§3 Current contact). A city without an office has only a hotline (decisions 28 and 90). */
export function contactsHandler({ database }: HandlerServices): Handler<'contacts'> {
  return async (request, { locale }) => {
    const file = await readDocument(database, 'contacts');
    const city = file && citiesOf(file, locale).find(({ alias }) => alias === request.city);
    if (!file || !city) throw notFound('City');
    const { messengers, ...numbers } = city;
    const offices = file.offices.filter(({ alias }) => city.offices.includes(alias));
    return {
      data: {
        alias: city.alias,
        city: city.city[locale],
        city_in: city.city_in[locale],
        phone_header: numbers.phone_header,
        phone_link: numbers.phone_link,
        phone_item: numbers.phone_item,
        phone_item_link: numbers.phone_item_link,
        phone_skype: numbers.phone_skype,
        phone_skype_link: numbers.phone_skype_link,
        hotline: numbers.hotline,
        transfer_days: city.transfer_days ?? null,
        display_messengers: messengers,
        email: numbers.email,
        offices: offices.map(({ title, address, directions, hours, ...rest }) => ({
          ...rest,
          title: title[locale],
          address: address[locale],
          directions: directions[locale],
          hours: hours[locale],
        })),
      },
    };
  };
}
