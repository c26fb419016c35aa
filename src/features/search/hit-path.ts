import type { SearchHit } from '@tourbillon/domain/contract/search.ts';
import { listPath } from '@tourbillon/domain/sections/sections.ts';

/** Address of a search result. */
export function hitPath({ kind, slug, list, brand }: SearchHit): string {
  switch (kind) {
    case 'brand':
      return listPath(list ?? '', slug);
    case 'collection':
      return listPath(list ?? '', brand ?? '', slug);
    case 'service':
      return `/uslugi/${slug}/`;
    case 'article':
      return `/article/${slug}/`;
    case 'page':
      return `/${slug}/`;
    case 'expert':
      return `/experts/${slug}/`;
    case 'video':
      return `/video/${slug}/`;
    case 'question':
      // Questions have no pages of their own (decision 14).
      return '/uslugi/#faq';
  }
}
