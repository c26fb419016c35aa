import { TAGS } from '@tourbillon/domain/contract/tags.ts';
import type { DocumentName } from '../content-store/formats.ts';
import type { ContentFile } from './content-file.ts';
import { DOCUMENT_PREFIX } from '../content-store/company-documents.ts';

/** A document without the words of one language, which are shown where it is: `glossary` of `glossary/en`. */
type Unworded<Name extends string> = Name extends `${infer Document}/${string}` ? Document : Name;

/** Where each document is shown. */
const DOCUMENT_TAGS: Record<Unworded<DocumentName>, readonly string[]> = {
  actions: [TAGS.actions],
  advantages: [TAGS.advantages],
  brands: [TAGS.brands],
  // The frame has the cities and a telephone.
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
  // The table of rates has a trigger, which announces a change itself.
  rates: [],
  reviews: [TAGS.reviews],
  seo: [TAGS.seo],
  shop: [TAGS.frame],
  terms: [TAGS.services, TAGS.saleTerms],
  videos: [TAGS.videos],
};

/** How far the change of a text goes: its own page, what lists say of it, or whether and where it stands in them. */
export type Reach = 'text' | 'summary' | 'set';

/** The cache tags under which the content of a file is shown. */
export function tagsOf(file: ContentFile, reach: Reach): readonly string[] {
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
    // Texts that name it are announced for themselves.
    case 'picture':
      return [];
    case 'document':
      return DOCUMENT_TAGS[file.name.split('/')[0] as Unworded<DocumentName>];
  }
}
