import { stemsOf } from '../language/stem.ts';
import { asksForService, MOST_BEGINNINGS } from './item-conditions.ts';
import { TIERS, type Condition, type Tier } from './index/match.ts';
import type { TermIndex } from './index/term-index.ts';
import { TEXT_FIELDS } from './index/text-fields.ts';
import type { Group } from './understand-query.ts';

type Term = Condition['terms'][number];

const TEXT_TIERS: readonly (readonly [string, Tier])[] = [
  [TEXT_FIELDS.title, TIERS.model],
  [TEXT_FIELDS.lead, TIERS.brand],
  [TEXT_FIELDS.body, TIERS.beginning],
];

/**
 * Conditions on texts for a query. If a service is named, only the service is required, and the other words improve
 * the rank. Of several services, the one with the longest phrase is required, because it is the most precise.
 */
export function textConditions(all: readonly Group[], index: TermIndex): Condition[] {
  const groups = all.filter(({ negated }) => !negated);
  const wish = asksForService(groups);
  const longest = Math.max(...groups.map((group) => (asksForService([group]) ? group.words.length : 0)));
  return groups.flatMap((group) => {
    const services = group.meanings.flatMap((meaning) =>
      meaning.kind === 'service'
        ? [{ term: `${TEXT_FIELDS.wish}:${meaning.slug}`, tier: TIERS.nickname }]
        : [],
    );
    const required = !wish || (services.length > 0 && group.words.length === longest);
    const said = group.words.map((word) => textTermsOf(word, group.beginning, index));
    // A text of a named service does not need to contain the words of the phrase.
    if (services.length > 0) return [{ terms: [...services, ...said.flat()], required }];
    return said.map((terms) => ({ terms, required }));
  });
}

function textTermsOf(word: string, beginning: boolean, index: TermIndex): Term[] {
  const stems = [...new Set(stemsOf(word))];
  return TEXT_TIERS.flatMap(([field, tier]) => {
    const terms = stems.map((stem) => `${field}:${stem}`);
    const longer = beginning ? index.begin(`${field}:${word}`, MOST_BEGINNINGS) : [];
    return [...terms, ...longer].map((term) => ({ term, tier }));
  });
}
