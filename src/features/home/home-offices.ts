/** An office as the home page lists it. */
export interface HomeOffice {
  alias: string;
  /** City whose contacts page shows it. */
  cityAlias: string;
  city: string;
  /** Name of the office, where its city has several. */
  title: string | undefined;
  /** Without the city it begins with, which is said above it. */
  address: string;
  hours: string;
}

interface CityContact {
  alias: string;
  city: string;
  offices: { alias: string; title: string; address: string; hours: string }[];
}

/** Every office once, under the first city that lists it: Moscow lists its offices, which are "cities" too (D29). */
export function homeOffices(contacts: readonly CityContact[]): HomeOffice[] {
  const byAlias = new Map<string, HomeOffice>();
  for (const contact of contacts) {
    for (const { alias, title, address, hours } of contact.offices) {
      if (byAlias.has(alias)) continue;
      const name = contact.offices.length > 1 ? title : undefined;
      byAlias.set(alias, {
        alias,
        title: name,
        address: withoutCity(address, contact.city),
        hours,
        cityAlias: contact.alias,
        city: contact.city,
      });
    }
  }
  return [...byAlias.values()];
}

/** The address without its city, beginning with a capital, and with floors ("2-й") that no line breaks. */
function withoutCity(address: string, city: string): string {
  const start = `${city}, `;
  const rest = address.startsWith(start) ? address.slice(start.length) : address;
  return (rest.charAt(0).toUpperCase() + rest.slice(1)).replace(/(\d)-(\p{L})/gu, '$1-\u2060$2');
}
