/** A position in the feed of changes: the feed and the last change that was read. */
export interface Place {
  feed: string;
  id: number;
}

/** The position as an opaque cursor for storefronts. */
export function formatCursor(feed: string, id: number): string {
  return `${feed}.${id}`;
}

/** Parses a cursor; undefined if it is not valid. */
export function parseCursor(cursor: string): Place | undefined {
  const match = /^([0-9a-f-]+)\.(\d{1,15})$/.exec(cursor);
  return match ? { feed: match[1] ?? '', id: Number(match[2]) } : undefined;
}
