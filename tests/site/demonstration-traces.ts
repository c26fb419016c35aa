import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_FOLDER } from '@tourbillon/backend/content-import/import-content.ts';
import { demonstration } from '@tourbillon/demonstration/demonstration.ts';
import { LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';

type Words = Partial<Record<Locale, string>>;

/** Texts that only the demonstration shop has: names, companies, cities, streets, numbers, mailboxes, people. */
export function demonstrationTraces(): string[] {
  const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
  const contacts = read(path.join(CONTENT_FOLDER, 'contacts.json')) as {
    cities: { city: Words; phone_header: string; phone_link: string; email: string }[];
    offices: { address: Words }[];
  };
  const shop = read(path.join(CONTENT_FOLDER, 'shop.json')) as { name: Words; entities: { name: Words }[] };
  const experts = read(path.join(demonstration.contentFolder, 'experts.json')) as {
    name: Words;
    slug: string;
  }[];
  return [
    ...Object.values(shop.name),
    ...shop.entities.flatMap(({ name }) => Object.values(name)),
    ...contacts.offices.flatMap(({ address }) => Object.values(address)),
    ...contacts.cities.flatMap(({ city, phone_header, phone_link, email }) => [
      // The hotline of Ukraine has the name of its country.
      ...LOCALES.flatMap((locale) => city[locale] ?? []),
      phone_header,
      phone_link.replace('tel:', ''),
      email,
    ]),
    ...experts.flatMap(({ name, slug }) => [slug, ...Object.values(name)]),
    '0000002004',
    'демонстра',
    'for demonstration',
    'demonstration shop',
    'namoyish',
  ];
}
