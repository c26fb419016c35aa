import { bearing, distanceKm, octant, type Octant, type Place } from './map/geodesy.ts';

/** Another office, with distance and direction from the page's first office. */
export interface OfficeAway extends Place {
  /** The name of the city, or of the office when it is in the same city as the page's office. */
  name: string;
  /** Alias of the city whose contacts page shows the office. */
  cityAlias: string;
  /** Distance from the page's first office, whole kilometres. */
  km: number;
  /** Direction from the page's first office. */
  octant: Octant;
}

interface CityContact {
  alias: string;
  city: string;
  offices: (Place & { alias: string; title: string })[];
}

/**
 * The offices that a page does not show, sorted by distance: one per city, and every office of the page's own city,
 * whose offices are "cities" too (decision 29). Empty when the page has no office to measure from.
 * @param contacts every city in the order of the city list; a city comes before its offices.
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

/** The alias of the office's own contacts page, or else of its city. */
function pageOf(office: string, contacts: readonly CityContact[], city: string): string {
  return contacts.find(({ alias }) => alias === office)?.alias ?? city;
}
