/** A text in the search results. */
export interface FoundText {
  kind: 'service' | 'article' | 'page' | 'question' | 'expert' | 'video';
  slug: string;
  title: string;
  description: string;
  lang: string;
}

/** A text before it is indexed. */
export interface TextSource extends FoundText {
  body: string;
}
