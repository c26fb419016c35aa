import type { DayOfWeek, OpeningHoursSpecification, PawnShop } from 'schema-dts';
import { formatMinute } from '@tourbillon/domain/i18n/dates.ts';
import { type Look, lookAddresses } from '#src/addresses/look-address.ts';
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

/** The shop that owns the offices. */
export interface OwnerShop {
  name: string;
  look?: Look | null | undefined;
}

/**
 * An office as structured data.
 * @param origin the host's public origin.
 * @param shop of the host.
 * @param now Unix time, milliseconds.
 */
export function officeStructuredData(
  origin: string,
  shop: OwnerShop | undefined,
  contact: Contact,
  office: Office,
  now: number = Date.now(),
): Exclude<PawnShop, string> {
  return {
    '@type': 'PawnShop',
    '@id': `${origin}/contacts/${contact.alias}/#${office.alias}`,
    name: shop ? `${shop.name}, ${office.title}` : office.title,
    url: `${origin}/contacts/${contact.alias}/`,
    parentOrganization: { '@id': `${origin}/#organization` },
    image: origin + lookAddresses(shop?.look).touchIcon,
    telephone: contact.phone_header,
    email: contact.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: office.address,
      addressLocality: contact.city,
      addressCountry: office.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: office.latitude, longitude: office.longitude },
    openingHoursSpecification: office.schedule.flatMap((hours, day) => {
      const dayOfWeek = DAYS[day];
      if (!hours || !dayOfWeek) return [];
      return {
        '@type': 'OpeningHoursSpecification' as const,
        dayOfWeek,
        ...opening(hours),
      };
    }),
    specialOpeningHoursSpecification: specialHours(office, new Date(now).getUTCFullYear()),
  };
}

/** Opening and closing time. An office that never closes closes at 23:59: 00:00 twice would mean closed. */
function opening({ from, to }: { from: number; to: number }) {
  const isWholeDay = to - from >= 24 * 60;
  return { opens: formatMinute(from), closes: isWholeDay ? '23:59' : formatMinute(to) };
}

/**
 * Yearly special days, for this year and the next, because a cached page can be served for a long time. Opening and
 * closing at 00:00 means closed for search engines.
 */
function specialHours({ special_days }: Office, year: number): Exclude<OpeningHoursSpecification, string>[] {
  return [year, year + 1].flatMap((of) =>
    special_days.map(({ day, hours }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      validFrom: `${of}-${day}`,
      validThrough: `${of}-${day}`,
      ...opening(hours ?? { from: 0, to: 0 }),
    })),
  );
}
