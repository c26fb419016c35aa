import type { SearchAnswer } from '@tourbillon/domain/contract/search.ts';

/** Where an answer is from: the page that says the rest. */
export function answerLink({ kind, slug, words }: SearchAnswer): string {
  switch (kind) {
    case 'city':
      return `/contacts/${slug ?? ''}/`;
    case 'tariffs':
      return slug ? `/document/${slug}/` : '/document/';
    case 'term':
      return `/about-clock/slovar-chasovykh-terminov/#${slug ?? ''}`;
    case 'estimate':
      return words ? `/estimate/?${new URLSearchParams({ brand: words })}` : '/estimate/';
  }
}
