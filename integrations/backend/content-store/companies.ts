import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { DocumentOf } from './formats.ts';
import { escapeText } from './markdown.ts';

type Company = DocumentOf<'shop'>['entities'][number];
type Contacts = DocumentOf<'contacts'>;

/**
 * The companies of a city, one of each kind, in the order of the file: the company that names this city, else the
 * first that names no city. An office belongs to its city (`parent`).
 * @param place alias of a city or an office; null where none is known.
 */
export function companiesOf(
  companies: readonly Company[],
  contacts: Pick<Contacts, 'cities'> | undefined,
  place: string | null,
): Company[] {
  const known = contacts?.cities.find(
    ({ alias, offices }) => alias === place || offices.includes(place ?? ''),
  );
  const city = known ? (known.parent ?? known.alias) : place;
  const kinds = [...new Set(companies.map(({ kind }) => kind))];
  return kinds.flatMap((wanted) => {
    const ofKind = companies.filter(({ kind }) => kind === wanted);
    const own = ofKind.find(({ cities }) => city !== null && cities?.includes(city));
    return own ?? ofKind.find(({ cities }) => cities === undefined) ?? [];
  });
}

/**
 * Replaces the companies' names in a text by those of a city. Imported texts contain the names for the first city of
 * their site (`{pawnshop}`), but are shown in every city.
 */
export function renameCompanies(
  html: string,
  from: readonly Company[],
  to: readonly Company[],
  locale: Locale,
): string {
  return from.reduce((text, { kind, name, details }) => {
    const own = to.find((one) => one.kind === kind);
    if (!own) return text;
    return text
      .replaceAll(escapeText(details[locale]), () => escapeText(own.details[locale]))
      .replaceAll(escapeText(name[locale]), () => escapeText(own.name[locale]));
  }, html);
}
