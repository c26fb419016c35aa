import type { ArticleGroup } from './article-groups.ts';

/** How many articles stand as rows beside the lead. */
const BESIDE_LEAD = 4;

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
 * Lays out the list: the newest article of the first type leads, the next ones stand beside it, others are cards. Types
 * of one article take half a line each; one that has nobody beside it takes the whole line.
 */
export function frontPage<A>(groups: readonly ArticleGroup<A>[]): FrontPart<A>[] {
  const parts = groups.map(({ type, articles }, index): FrontPart<A> => {
    const [first, ...rest] = articles;
    if (index === 0) {
      return {
        type,
        lead: first,
        rows: rest.slice(0, BESIDE_LEAD),
        cards: rest.slice(BESIDE_LEAD),
        half: false,
      };
    }
    const alone = articles.length === 1;
    return { type, lead: undefined, rows: alone ? articles : [], cards: alone ? [] : articles, half: alone };
  });
  let beside = false;
  return parts.map((part, index) => {
    beside = part.half && !beside;
    const partner = parts[index + 1]?.half === true;
    return beside && !partner ? { ...part, half: false } : part;
  });
}
