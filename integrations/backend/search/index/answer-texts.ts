import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { readDocument } from '../../content-store/read-document.ts';
import { readTranslated } from '../../content-store/read-translated-document.ts';
import { citiesOf } from '../../content-store/site-cities.ts';
import { officesOf } from '../../content-store/office-hours.ts';
import type { Database } from '../../database/database.ts';
import { words } from '../../language/fold.ts';
import { keysOf } from '../query/intents.ts';

/** A term of the glossary. */
export interface Term {
  id: string;
  title: string;
  text: string;
  lang: string;
}

/** A city with the contacts for a direct answer. */
export interface AnsweredCity {
  alias: string;
  title: string;
  phone: { shown: string; link: string };
  offices: { title: string; address: string; hours: string }[];
}

/** Data for direct answers, in the language of a host. */
export interface AnswerTexts {
  /** By the forms of their titles. */
  terms: ReadonlyMap<string, Term>;
  /** In the order of the site. The first is the default. */
  cities: readonly AnsweredCity[];
}

/** Reads the glossary and the contacts. */
export async function loadAnswerTexts(database: Database, locale: Locale): Promise<AnswerTexts> {
  const [terms, contacts] = await Promise.all([
    readTranslated(database, 'glossary', locale),
    readDocument(database, 'contacts'),
  ]);
  const keyed = terms.flatMap(({ entry: { id }, words: { title, text }, lang }) =>
    keysOf(words(title)).map((key): [string, Term] => [key, { id, title, text, lang }]),
  );
  const cities = contacts ? citiesOf(contacts, locale) : [];
  return {
    terms: new Map(keyed.toReversed()),
    cities: cities.map(({ alias, city, phone_header, phone_link }) => ({
      alias,
      title: city[locale],
      phone: { shown: phone_header, link: phone_link },
      offices: officesOf(contacts, alias).map(({ title, address, hours }) => ({
        title: title[locale],
        address: address[locale],
        hours: hours[locale],
      })),
    })),
  };
}
