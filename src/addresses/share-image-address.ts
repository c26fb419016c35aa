import { createHash } from 'node:crypto';

/** What is written on the picture of a shared link. */
export interface ShareText {
  /** The page's title. */
  title: string;
  /** Name and motto of the shop. */
  shop: string;
  slogan: string;
}

/** What social networks show whole: 1.91 to 1. */
export const CARD = { width: 1200, height: 630 } as const;

/** Raise it when cards are drawn otherwise: every card then has a new address. */
const EDITION = 1;

/** Whose picture is meant. */
export interface SharedPage {
  /** Path of the page with its slashes. */
  path: string;
  /** Its query, with the question mark; empty for most. */
  query: string;
}

const ADDRESS = /^\/share(\/(?:[a-z0-9][a-z0-9._-]*\/)*)[0-9a-f]{12}\.jpg$/i;

/**
 * Address of the picture of a shared link: the page's own path and what its card says, so that another title or
 * picture has another address.
 * @param picture path of the page’s own picture. @param look edition of the shop's own mark and colours.
 */
export function shareAddress(
  { path, query }: SharedPage,
  text: ShareText,
  picture: string | undefined,
  look?: string,
): string {
  const said = JSON.stringify([
    EDITION,
    text.title,
    text.shop,
    text.slogan,
    picture,
    ...(look ? [look] : []),
  ]);
  const hash = createHash('sha256').update(said).digest('hex').slice(0, 12);
  return `/share${path}${hash}.jpg${query}`;
}

/** The page that an address belongs to; undefined for what cannot be one. */
export function readShareAddress(path: string): string | undefined {
  return ADDRESS.exec(path)?.[1];
}
