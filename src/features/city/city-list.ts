/** A city of the picker: its address word and its title in the host's language. */
export interface City {
  alias: string;
  title: string;
}

/** The two Moscow offices in their order, behind Moscow itself (§4, decision 29). */
const MOSCOW = ['moscow', 'moscow-vremenagoda', 'moscow-rigamall'];

/**
 * The cities a visitor may choose: those with a title, Moscow and its offices in their fixed order at the
 * place of the first of them, the others as they came.
 * @param hideMoscowOffices the flag that leaves both Moscow offices out (decision 29).
 */
export function pickerCities(
  cities: readonly { alias: string; title: string | null }[],
  hideMoscowOffices = false,
): City[] {
  const titled = cities.flatMap(({ alias, title }) => (title === null ? [] : [{ alias, title }]));
  const rank = ({ alias }: City) => MOSCOW.indexOf(alias);
  const moscow = titled
    .filter((city) => rank(city) >= 0)
    .sort((first, second) => rank(first) - rank(second))
    .filter(({ alias }) => !hideMoscowOffices || alias === 'moscow');
  const first = titled.findIndex((city) => rank(city) >= 0);
  const before = titled.slice(0, Math.max(first, 0));
  const after = titled.slice(before.length).filter((city) => rank(city) < 0);
  return [...before, ...moscow, ...after];
}

/** Title of an alias, or an empty text (§3, City). */
export function cityTitle(cities: readonly City[], alias: string): string {
  return cities.find((city) => city.alias === alias)?.title ?? '';
}
