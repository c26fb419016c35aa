import type { ArticleGroup } from './article-groups.ts';

/** How many articles stand as rows beside the lead, and as cards in a line. */
const BESIDE_LEAD = 4;
const CARDS = 3;

/** A part of the list of articles as it is laid out. */
export interface FrontPart<A> extends Pick<ArticleGroup<A>, 'type'> {
  /** Shown large. */
  lead: A | undefined;
  /** Shown as rows: beside the lead, or an article that is the only one of its type. */
  rows: A[];
  cards: A[];
  /** Takes half the width: parts of one article stand side by side, two and two. */
  half: boolean;
}

/**
 * Lays out the front: the newest article of the first type leads, the next ones stand beside it; other types show a
 * line of cards. What has no room is in the section of its type. Types of one article take half a line each; one that
 * has nobody beside it takes the whole line.
 */
export function frontPage<A>(groups: readonly ArticleGroup<A>[]): FrontPart<A>[] {
  const parts = groups.map(({ type, articles }, index): FrontPart<A> => {
    if (index === 0) {
      const { lead, rows } = ledBy(articles);
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

/** The first page of a section: the newest leads, the next ones stand beside it, the rest are cards. */
export function ledBy<A>(articles: readonly A[]): { lead: A | undefined; rows: A[]; cards: A[] } {
  const [lead, ...rest] = articles;
  return { lead, rows: rest.slice(0, BESIDE_LEAD), cards: rest.slice(BESIDE_LEAD) };
}
