import { bearing, distanceKm, octant, type Octant, type Place } from './map/geodesy.ts';

/** An office seen from another. */
export interface OfficeAway extends Place {
  /** The city, or the office where the city has several and the page is of one of them. */
  name: string;
  /** City whose contacts page shows it. */
  cityAlias: string;
  /** Kilometres from the page's first office, whole. */
  km: number;
  /** Direction from there. */
  octant: Octant;
}

interface CityContact {
  alias: string;
  city: string;
  offices: (Place & { alias: string; title: string })[];
}

/**
 * Other offices than those of a page, the nearest first: one for each city, and each of its own city, whose offices
 * are "cities" too (decision 29). None when the page has no office to measure from.
 * @param contacts every city in the order of the city list: a city stands before its offices.
 */
export function otherOffices(page: CityContact, contacts: readonly CityContact[]): OfficeAway[] {
  const [from] = page.offices;
  if (!from) return [];
  const own = new Set(page.offices.map(({ alias }) => alias));
  const seen = new Set(own);
  const others: OfficeAway[] = [];
  for (const { alias, city, offices } of contacts) {
    const ofOwnCity = offices.some((office) => own.has(office.alias));
    const fresh = offices.filter((office) => !seen.has(office.alias));
    for (const office of offices) seen.add(office.alias);
    for (const office of ofOwnCity ? fresh : fresh.slice(0, 1)) {
      others.push({
        name: ofOwnCity ? office.title : city,
        cityAlias: ofOwnCity ? pageOf(office.alias, contacts, alias) : alias,
        latitude: office.latitude,
        longitude: office.longitude,
        km: Math.round(distanceKm(from, office)),
        octant: octant(bearing(from, office)),
      });
    }
  }
  return others.sort((first, second) => first.km - second.km);
}

/** The city that is this office alone, else the city that lists it. */
function pageOf(office: string, contacts: readonly CityContact[], city: string): string {
  return contacts.find(({ alias }) => alias === office)?.alias ?? city;
}
