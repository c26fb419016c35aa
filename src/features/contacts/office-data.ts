import type { DayOfWeek, PawnShop } from 'schema-dts';
import { formatMinute } from '#src/i18n/dates.ts';
import type { Contact, Office } from './contacts.server.ts';

const DAYS = [
  'https://schema.org/Monday',
  'https://schema.org/Tuesday',
  'https://schema.org/Wednesday',
  'https://schema.org/Thursday',
  'https://schema.org/Friday',
  'https://schema.org/Saturday',
  'https://schema.org/Sunday',
] as const satisfies DayOfWeek[];

/** An office as structured data. @param origin the host's public origin. @param shop name of the shop. */
export function officeData(
  origin: string,
  shop: string,
  contact: Contact,
  office: Office,
): Exclude<PawnShop, string> {
  return {
    '@type': 'PawnShop',
    '@id': `${origin}/contacts/${contact.alias}/#${office.alias}`,
    name: shop ? `${shop}, ${office.title}` : office.title,
    url: `${origin}/contacts/${contact.alias}/`,
    parentOrganization: { '@id': `${origin}/#organization` },
    image: `${origin}/icon-180.png`,
    telephone: contact.phone_header,
    email: contact.email,
    address: { '@type': 'PostalAddress', streetAddress: office.address, addressLocality: contact.city },
    geo: { '@type': 'GeoCoordinates', latitude: office.latitude, longitude: office.longitude },
    openingHoursSpecification: office.schedule.flatMap((hours, day) => {
      const dayOfWeek = DAYS[day];
      if (!hours || !dayOfWeek) return [];
      return {
        '@type': 'OpeningHoursSpecification' as const,
        dayOfWeek,
        opens: formatMinute(hours.from),
        closes: formatMinute(hours.to),
      };
    }),
  };
}
