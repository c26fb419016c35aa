/** Header of a call made for the preview of a text of the desk: the text, and the signature of the link that shows it. */
export const PREVIEW_HEADER = 'x-preview';

/** A text of the desk that is being previewed: its word, `menu` or `services.zalog-chasov`, and the query of the link. */
export interface PreviewOfText {
  word: string;
  query: URLSearchParams;
}

/** The value of the header. */
export function writePreview({ word, query }: PreviewOfText): string {
  const parts = { word, until: query.get('until') ?? '', signature: query.get('signature') ?? '' };
  return new URLSearchParams(parts).toString();
}

/** Reads it back; undefined for what is none. */
export function readPreview(header: string | undefined): PreviewOfText | undefined {
  if (header === undefined || header.length > 500) return undefined;
  const query = new URLSearchParams(header);
  const word = query.get('word');
  return word ? { word, query } : undefined;
}
