import { stemsOf } from '../language/stem.ts';
import type { Meaning } from './dictionary/meaning.ts';
import { TIERS, type Condition, type Tier } from './index/match.ts';
import type { TermIndex } from './index/term-index.ts';
import type { Group } from './understand-query.ts';

type Term = Condition['terms'][number];

/** Maximum number of terms that begin with a typed word. */
export const MOST_BEGINNINGS = 200;
/** Maximum number of references that begin with a typed one. */
const MOST_REFERENCES = 5_000;

/**
 * Conditions on items for a query. A service word sets no condition if the query also names goods: "sell rolex" finds
 * Rolex items.
 */
export function itemConditions(groups: readonly Group[], index: TermIndex): Condition[] {
  const wanted = groups.filter(({ negated }) => !negated);
  const meant = withBrandsTogether(wanted.flatMap((group) => group.goods ?? [group]));
  const conditions = meant.map((group) => ({ terms: itemTermsOf(group, index), required: true }));
  const goods = conditions.filter((_, place) => !isOnlyWish(meant[place]));
  return goods.length > 0 && goods.length < conditions.length ? goods : conditions;
}

/** No item has two brands, so "rolex patek" finds items of either. */
function withBrandsTogether(groups: readonly Group[]): Group[] {
  const brands = groups.filter(isBrand);
  const [first, ...others] = brands;
  if (!first || others.length === 0) return [...groups];
  const together = { ...first, meanings: brands.flatMap(({ meanings }) => meanings) };
  return groups.flatMap((group) => (group === first ? [together] : others.includes(group) ? [] : [group]));
}

/** Whether a group means only a brand. */
export function isBrand({ meanings }: Group): boolean {
  return meanings.length > 0 && meanings.every(({ kind }) => kind === 'brand');
}

/** Terms of the negated groups of a query. */
export function excludedTerms(groups: readonly Group[]): string[] {
  return groups.flatMap(({ meanings }) => meanings.flatMap((meaning) => meantTerms(meaning)));
}

/** The term of items whose whole title equals these words. */
export function exactTitleTerm(groups: readonly Group[]): string {
  const named = groups.filter(({ meanings }) => !meanings.some(({ kind }) => kind === 'brand'));
  return `e:${named.flatMap(({ words }) => words).join('')}`;
}

/** Whether a group means only a service. */
function isOnlyWish(group: Group | undefined): boolean {
  return Boolean(
    group && group.meanings.length > 0 && group.meanings.every(({ kind }) => kind === 'service'),
  );
}

/** Whether a query asks for a service. */
export function asksForService(groups: readonly Group[]): boolean {
  return groups.some(({ meanings }) => meanings.some(({ kind }) => kind === 'service'));
}

function itemTermsOf({ words, meanings, reference, beginning }: Group, index: TermIndex): Term[] {
  if (reference) {
    const { nickname, reference: exact } = TIERS;
    const longer = index.begin(`r:${reference.compact}`, MOST_REFERENCES);
    return longer.map((term) => ({ term, tier: term === `r:${reference.compact}` ? exact : nickname }));
  }
  const [word = ''] = words;
  const starts = beginning
    ? ['w:', 'bw:'].flatMap((field) => index.begin(field + word, MOST_BEGINNINGS))
    : [];
  const longer = starts.map((term) => ({ term, tier: TIERS.beginning }));
  const terms = meanings.flatMap((meaning): Term[] =>
    meantTerms(meaning).map((term) => ({ term, tier: MEANING_TIERS[meaning.kind] })),
  );
  if (words.length > 1) return [...terms, { term: `e:${words.join('')}`, tier: TIERS.model }];
  // "Soat", Uzbek for watch, should find watches before a painting with this word in its title.
  const named = meanings.some(isKindOfGoods) ? TIERS.beginning : TIERS.model;
  const millimetres = word.replace(/(mm|мм)$/, '');
  return [
    ...terms,
    ...longer,
    ...[...new Set([word, ...stemsOf(word)])].flatMap((form) => [
      { term: `w:${form}`, tier: named },
      { term: `bw:${form}`, tier: TIERS.brand },
    ]),
    { term: `end:${word}`, tier: TIERS.property },
    ...(/^(19|20)\d\d$/.test(word) ? [{ term: `y:${word}`, tier: TIERS.property }] : []),
    ...(/^\d{2}$/.test(millimetres) ? [{ term: `mm:${millimetres}`, tier: TIERS.property }] : []),
  ];
}

const MEANING_TIERS: Readonly<Record<Meaning['kind'], Tier>> = {
  brand: TIERS.brand,
  nickname: TIERS.nickname,
  attribute: TIERS.property,
  service: TIERS.property,
};

/** The item terms of a meaning. */
function meantTerms(meaning: Meaning): string[] {
  if (meaning.kind === 'brand') return [`b:${meaning.slug}`];
  if (meaning.kind === 'nickname') return [`n:${meaning.id}`];
  return meaning.kind === 'attribute' ? [`a:${meaning.term}`] : [];
}

/** Whether a meaning is a section of goods or a type of them: a watch, a ring. */
export function isKindOfGoods(meaning: Meaning): boolean {
  return meaning.kind === 'attribute' && /^(type|kind):/.test(meaning.term);
}
