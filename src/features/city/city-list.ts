/** A city of the picker: its alias and its title in the host's language. */
export interface City {
  alias: string;
  title: string;
}

/**
 * The cities in the picker: only those with a title, in the order of the backend, each city before its offices (§4,
 * decision 29).
 * @param hideOffices the flag that omits single offices.
 */
export function pickerCities(
  cities: readonly { alias: string; parent: string | null; title: string | null }[],
  hideOffices = false,
): City[] {
  const known = new Set(cities.map(({ alias }) => alias));
  const isOffice = (parent: string | null) => parent !== null && known.has(parent);
  return cities
    .filter(({ parent }) => !isOffice(parent))
    .flatMap((city) => [city, ...(hideOffices ? [] : cities.filter(({ parent }) => parent === city.alias))])
    .flatMap(({ alias, title }) => (title === null ? [] : [{ alias, title }]));
}

/** The title of an alias, or an empty string (§3, City). */
export function cityTitle(cities: readonly City[], alias: string): string {
  return cities.find((city) => city.alias === alias)?.title ?? '';
}
