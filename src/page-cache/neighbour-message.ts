/** A cached page as it travels between workers. */
export interface SentPage {
  /** The page in the form of its file (`page-file.ts`), base64. */
  file: string;
  /** Seconds for which it may still be shown. */
  left: number;
  tags: readonly string[];
}

/** Messages between the workers of one storefront about pages that another one has cached, by way of the supervisor. */
export type NeighbourMessage =
  /** One worker to the others: have you cached this page? Each replies. */
  | { word: 'page wanted'; id: string; key: string }
  /** The reply: null for none. The supervisor forwards the first page, or null when no worker has it. */
  | { word: 'page kept'; id: string; page: SentPage | null };
