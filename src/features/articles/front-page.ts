import type { ArticleGroup } from './article-groups.ts';

/** How many articles are rows beside the lead, and how many are cards in a line. */
const BESIDE_LEAD = 4;
const CARDS = 3;

/** The layout of one type on the front page. */
export interface FrontPart<A> extends Pick<ArticleGroup<A>, 'type'> {
  /** Shown large. */
  lead: A | undefined;
  /** Shown as rows: the articles beside the lead, or the only article of a type. */
  rows: A[];
  cards: A[];
  /** Takes half the width: two parts with one article each share a line. */
  half: boolean;
}

/**
 * Lays out the front page. The newest article of the first type is the lead, with the next ones beside it. Every
 * other type shows one line of cards; the rest is on the page of its section. Two neighbouring types with one article
 * each share a line; without such a neighbour the type takes the whole line.
 */
export function frontPage<A>(groups: readonly ArticleGroup<A>[]): FrontPart<A>[] {
  const parts = groups.map(({ type, articles }, index): FrontPart<A> => {
    if (index === 0) {
      const { lead, rows } = withLead(articles);
      return { type, lead, rows, cards: [], half: false };
    }
    const alone = articles.length === 1;
    const cards = alone ? [] : articles.slice(0, CARDS);
    return { type, lead: undefined, rows: alone ? articles : [], cards, half: alone };
  });
  let beside = false;
  return parts.map((part, index) => {
    beside = part.half && !beside;
    const partner = parts[index + 1]?.half === true;
    return beside && !partner ? { ...part, half: false } : part;
  });
}

/**
 * Layout of the first page of a section: the newest article is the lead, the next ones are rows, the rest are cards.
 */
export function withLead<A>(articles: readonly A[]): { lead: A | undefined; rows: A[]; cards: A[] } {
  const [lead, ...rest] = articles;
  return { lead, rows: rest.slice(0, BESIDE_LEAD), cards: rest.slice(BESIDE_LEAD) };
}
