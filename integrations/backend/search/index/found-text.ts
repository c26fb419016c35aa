/** A text that can be found. */
export interface FoundText {
  kind: 'service' | 'article' | 'page' | 'question' | 'expert' | 'video';
  slug: string;
  title: string;
  description: string;
  lang: string;
}

/** A text before it is taken apart. */
export interface TextSource extends FoundText {
  body: string;
}
