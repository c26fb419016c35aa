import type { UnderstoodPart } from '@tourbillon/domain/contract/search.ts';
import { CURRENCIES, type Currency } from '@tourbillon/domain/i18n/currencies.ts';
import { LOCALE_FACTS, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { brandTitle } from '../catalogue/item-names.ts';
import type { QueryResults, QueryPart } from '../search/run-query.ts';
import { nicknameTitle } from '../search/dictionary/nickname-lines.ts';
import { typedWords, withoutPunctuation, withoutWords, wordsAt } from '../search/query/typed-word.ts';
import { VOCABULARY, type Vocabulary } from '../vocabulary/vocabulary.ts';

/** Vocabularies with titles of properties, by the first part of their search terms. */
const TITLES: Readonly<Record<string, readonly (keyof typeof VOCABULARY)[]>> = {
  metal: ['materials'],
  colour: ['dialColours', 'colours'],
  function: ['functions'],
  movement: ['movements'],
  form: ['bodyForms'],
  stone: ['insertions'],
  technique: ['techniques'],
  gender: ['genders'],
  kind: ['types'],
  special: ['specials'],
};

/** The recognized parts of a query, in the language of the site. */
export function understoodParts(
  query: string,
  { parts }: QueryResults,
  catalogue: Catalogue,
  locale: Locale,
): UnderstoodPart[] {
  return parts.map((part) => {
    const typed = wordsAt(query, part.places);
    const plain = { value: null, title: typed, negated: false, from: null, to: null, currency: null };
    return {
      ...plain,
      ...ownFields(query, part, typed, catalogue, locale),
      without: withoutWords(query, part.places),
    };
  });
}

type QueryGroup = Extract<QueryPart, { kind: 'group' }>['group'];
type OwnFields = Pick<UnderstoodPart, 'kind'> & Partial<UnderstoodPart>;

function ownFields(
  query: string,
  part: QueryPart,
  typed: string,
  catalogue: Catalogue,
  locale: Locale,
): OwnFields {
  switch (part.kind) {
    case 'order':
      return { kind: 'order', value: part.by };
    case 'limit': {
      const { bound } = part;
      const limits = { kind: bound.kind, from: bound.from ?? null, to: bound.to ?? null };
      if (bound.kind !== 'price') return limits;
      return { ...limits, currency: knownCurrency(bound.currency) ?? LOCALE_FACTS[locale].currency };
    }
    case 'group': {
      const { words, negated = false } = part.group;
      // What is excluded, without the word that excludes it: “not gold” is all except gold.
      const said = negated ? asTyped(query, words) : typed;
      const fields = groupFields(part.group, said, catalogue, locale);
      const { joined } = part.group;
      if (joined) return { ...fields, value: null, title: typedTogether(query, joined), negated };
      const isAmbiguous = negated && part.group.meanings.length > 1;
      return { ...fields, ...(isAmbiguous ? { value: null, title: said } : {}), negated };
    }
  }
}

/** What is excluded together, as it is typed: “steel or gold”, «стали, золота». */
function typedTogether(query: string, groups: readonly QueryGroup[]): string {
  const places = groups.flatMap((group) => group.places);
  const first = Math.min(...places);
  // With the words between them, such as “or”.
  const all = Array.from({ length: Math.max(...places) - first + 1 }, (_, place) => first + place);
  return withoutPunctuation(wordsAt(query, all));
}

/** Words of a group as they are typed in the query: `poʻlat`, not `polat`. Corrected ones are not there. */
function asTyped(query: string, words: readonly string[]): string {
  const typed = typedWords(query);
  const textOf = (word: string) => typed.find((one) => one.word === word)?.text ?? word;
  return words.map((word) => withoutPunctuation(textOf(word))).join(' ');
}

function knownCurrency(currency: string | undefined): Currency | undefined {
  return CURRENCIES.find((one) => one === currency);
}

function groupFields(
  { meanings, reference }: QueryGroup,
  typed: string,
  catalogue: Catalogue,
  locale: Locale,
): OwnFields {
  if (reference) return { kind: 'reference', title: typed.toUpperCase() };
  const [meaning, ...others] = meanings;
  switch (meaning?.kind) {
    case 'brand': {
      const brand = others.length === 0 ? catalogue.brands.get(meaning.slug) : undefined;
      return { kind: 'brand', title: brand ? brandTitle(brand, locale) : typed };
    }
    case 'nickname':
      return { kind: 'nickname', title: nicknameTitle(meaning.id) ?? typed };
    case 'attribute':
      return {
        kind: 'property',
        value: meaning.term,
        title: propertyTitle(meaning.term, catalogue, locale) ?? typed,
      };
    case 'service':
      return { kind: 'service' };
    case undefined:
      return { kind: 'words' };
  }
}

function propertyTitle(term: string, { cities }: Catalogue, locale: Locale): string | undefined {
  const [kind = '', id = ''] = term.split(':');
  if (kind === 'city') return cities.get(id)?.title[locale];
  return TITLES[kind]?.map((name) => (VOCABULARY[name] as Vocabulary)[id]?.[locale]).find(Boolean);
}
