/** A place in the feed of changes: which feed, and the last change that was read. */
export interface Place {
  feed: string;
  id: number;
}

/** The place as storefronts keep it; they read nothing from it. */
export function placeOf(feed: string, id: number): string {
  return `${feed}.${id}`;
}

/** Reads it back; undefined for what is no place of ours. */
export function readPlace(cursor: string): Place | undefined {
  const match = /^([0-9a-f-]+)\.(\d{1,15})$/.exec(cursor);
  return match ? { feed: match[1] ?? '', id: Number(match[2]) } : undefined;
}
