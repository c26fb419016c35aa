import type { SearchAnswer } from '@tourbillon/domain/contract/search.ts';

/** The page that an answer comes from, with more details. */
export function answerLink({ kind, slug, words }: SearchAnswer): string {
  switch (kind) {
    case 'city':
      return `/contacts/${slug ?? ''}/`;
    case 'tariffs':
      return slug ? `/document/${slug}/` : '/document/';
    case 'term':
      return `/about-clock/slovar-chasovykh-terminov/#${slug ?? ''}`;
    case 'ticket':
      return '/ticket/';
    case 'estimate':
      return words ? `/estimate/?${new URLSearchParams({ brand: words })}` : '/estimate/';
  }
}
