/** Header of a call for the preview of a desk text: the text, and the signature of the preview link. */
export const PREVIEW_HEADER = 'x-preview';

/** The previewed text: its key, `menu` or `services.zalog-chasov`, and the query of the link. */
export interface PreviewOfText {
  word: string;
  query: URLSearchParams;
}

/** Encodes the value of the header. */
export function writePreview({ word, query }: PreviewOfText): string {
  const parts = { word, until: query.get('until') ?? '', signature: query.get('signature') ?? '' };
  return new URLSearchParams(parts).toString();
}

/** Decodes the header; undefined for an invalid one. */
export function readPreview(header: string | undefined): PreviewOfText | undefined {
  if (header === undefined || header.length > 500) return undefined;
  const query = new URLSearchParams(header);
  const word = query.get('word');
  return word ? { word, query } : undefined;
}
