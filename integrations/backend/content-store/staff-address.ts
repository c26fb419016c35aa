import type { DocumentOf } from './formats.ts';

/**
 * Where the staff of a city reads of its requests: the city's own address of the content folder, else that of the city
 * it belongs to, else the one of the whole shop. Undefined when nobody has said.
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
