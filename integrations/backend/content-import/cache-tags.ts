import { TAGS } from '@tourbillon/domain/contract/tags.ts';
import type { DocumentName } from '../content-store/formats.ts';
import type { ContentFile } from './content-file.ts';
import { DOCUMENT_PREFIX } from '../content-store/company-documents.ts';

/** The name of a document without the language of its file: `glossary` for `glossary/en`. */
type Unworded<Name extends string> = Name extends `${infer Document}/${string}` ? Document : Name;

/** The cache tags of each document. */
const DOCUMENT_TAGS: Record<Unworded<DocumentName>, readonly string[]> = {
  actions: [TAGS.actions],
  advantages: [TAGS.advantages],
  brands: [TAGS.brands],
  // The frame of every page shows the cities and a phone number.
  conditions: [TAGS.services],
  contacts: [TAGS.contacts, TAGS.frame],
  covers: [TAGS.covers],
  daily: [TAGS.daily],
  experts: [TAGS.experts],
  famous: [TAGS.famous],
  glossary: [TAGS.glossary],
  guides: [TAGS.services],
  legal: [TAGS.documents],
  logo: [TAGS.frame],
  look: [TAGS.frame],
  menu: [TAGS.frame],
  messages: [TAGS.frame],
  questions: [TAGS.faq],
  // A trigger on the table of rates announces the change.
  rates: [],
  reviews: [TAGS.reviews],
  seo: [TAGS.seo],
  shop: [TAGS.frame],
  terms: [TAGS.services, TAGS.saleTerms],
  videos: [TAGS.videos],
};

/**
 * The extent of a text's change: only its own page, its summary in lists, or also its presence and position in lists.
 */
export type ChangeExtent = 'text' | 'summary' | 'set';

/** The cache tags of the content of a file. */
export function tagsOf(file: ContentFile, reach: ChangeExtent): readonly string[] {
  switch (file.kind) {
    case 'articles':
      return [
        TAGS.article(file.slug),
        ...(reach === 'text' ? [] : [TAGS.articles]),
        ...(reach === 'set' ? [TAGS.articlesSet] : []),
      ];
    case 'services':
      return [TAGS.page(file.slug), TAGS.services];
    case 'pages':
      return [file.slug.startsWith(DOCUMENT_PREFIX) ? TAGS.documents : TAGS.page(file.slug)];
    case 'faq':
      return [TAGS.faq];
    // Texts that use the picture are announced separately.
    case 'picture':
      return [];
    case 'document':
      return DOCUMENT_TAGS[file.name.split('/')[0] as Unworded<DocumentName>];
  }
}
