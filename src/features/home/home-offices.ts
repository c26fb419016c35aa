/** An office in the list of the home page. */
export interface HomeOffice {
  alias: string;
  /** Alias of the city whose contacts page shows the office. */
  cityAlias: string;
  city: string;
  /** Name of the office, only when its city has several. */
  title: string | undefined;
  /** The address without the city, which is shown above it. */
  address: string;
  hours: string;
}

interface CityContact {
  alias: string;
  city: string;
  offices: { alias: string; title: string; address: string; hours: string }[];
}

/**
 * Every office once, under the first city that lists it. Moscow lists its offices, and each office is a "city" too
 * (D29).
 */
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

/**
 * The address without its city, with a capital first letter, and with a word joiner in floors ("2-й") against line
 * breaks.
 */
function withoutCity(address: string, city: string): string {
  const start = `${city}, `;
  const rest = address.startsWith(start) ? address.slice(start.length) : address;
  return (rest.charAt(0).toUpperCase() + rest.slice(1)).replace(/(\d)-(\p{L})/gu, '$1-\u2060$2');
}
