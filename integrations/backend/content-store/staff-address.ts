import type { DocumentOf } from './formats.ts';

/**
 * The staff's email address for requests of a city: the city's own address in the content folder, else that of its
 * parent city, else the one of the whole shop. Undefined when none is set.
 */
export function staffAddress(
  contacts: DocumentOf<'contacts'> | undefined,
  city: string | null,
  staffEmail: string | undefined,
): string | undefined {
  const own = contacts?.cities.find(({ alias }) => alias === city);
  const parent = contacts?.cities.find(({ alias }) => alias === own?.parent);
  return own?.staff_email ?? parent?.staff_email ?? staffEmail;
}
