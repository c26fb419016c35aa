import type { Locale, LocalText } from '@tourbillon/domain/i18n/locales.ts';
import { withTranslations } from '@tourbillon/domain/i18n/translations/translation-files.ts';
import availability from './availability.json' with { type: 'json' };
import bodyForms from './body-forms.json' with { type: 'json' };
import colours from './colours.json' with { type: 'json' };
import conditions from './conditions.json' with { type: 'json' };
import countries from './countries.json' with { type: 'json' };
import crystals from './crystals.json' with { type: 'json' };
import defects from './defects.json' with { type: 'json' };
import dialColours from './dial-colours.json' with { type: 'json' };
import flags from './flags.json' with { type: 'json' };
import functions from './functions.json' with { type: 'json' };
import genders from './genders.json' with { type: 'json' };
import hardware from './hardware.json' with { type: 'json' };
import insertions from './insertions.json' with { type: 'json' };
import materials from './materials.json' with { type: 'json' };
import movements from './movements.json' with { type: 'json' };
import otherNames from './other-names.json' with { type: 'json' };
import sets from './sets.json' with { type: 'json' };
import specials from './specials.json' with { type: 'json' };
import techniques from './techniques.json' with { type: 'json' };
import types from './types.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

/** Titles of ids in every language. The order of a vocabulary is its display order. */
export type Vocabulary = Readonly<Record<string, Readonly<Record<Locale, string>>>>;

const TABLES = {
  availability,
  bodyForms,
  colours,
  conditions,
  countries,
  crystals,
  defects,
  dialColours,
  flags,
  functions,
  genders,
  hardware,
  insertions,
  materials,
  movements,
  sets,
  specials,
  techniques,
  types,
  words,
} as const satisfies Record<string, Readonly<Record<string, LocalText>>>;

/** Words that the database stores only as ids. To add an id, add a line in its JSON file. */
export const VOCABULARY = Object.fromEntries(
  Object.entries(TABLES).map(([name, table]) => [name, inEveryLanguage(name, table)]),
) as {
  readonly [Name in keyof typeof TABLES]: Readonly<
    Record<keyof (typeof TABLES)[Name], Readonly<Record<Locale, string>>>
  >;
};

function inEveryLanguage(name: string, table: Readonly<Record<string, LocalText>>): Vocabulary {
  return Object.fromEntries(
    Object.entries(table).map(([id, titles]) => [id, withTranslations(`vocabulary.${name}.${id}`, titles)]),
  );
}

/** Title of an id in a language; an unknown id is its own title. */
export function titleOf(name: keyof typeof VOCABULARY, id: string, locale: Locale): string {
  const vocabulary: Vocabulary = VOCABULARY[name];
  return vocabulary[id]?.[locale] ?? id;
}

/**
 * All names of an id: its titles, and names that price lists use beside them, such as adjectives that agree with
 * watches.
 */
export function namesOf(name: keyof typeof VOCABULARY, id: string): string[] {
  const others: Partial<Record<string, Partial<Record<string, string[]>>>> = otherNames;
  const vocabulary: Vocabulary = VOCABULARY[name];
  return [...Object.values(vocabulary[id] ?? {}), ...(others[name]?.[id] ?? [])];
}
