import { hash } from 'node:crypto';

/** The text on the picture of a shared link. */
export interface ShareText {
  /** The page's title. */
  title: string;
  /** Name and motto of the shop. */
  shop: string;
  slogan: string;
}

/** The size that social networks show without cropping: 1.91 to 1. */
export const CARD = { width: 1200, height: 630 } as const;

/** Raise this number when the drawing of cards changes: every card then gets a new address. */
const EDITION = 1;

/** The page that the picture belongs to. */
export interface SharedPage {
  /** Path of the page with its slashes. */
  path: string;
  /** Query of the page, with the question mark; usually empty. */
  query: string;
}

const ADDRESS = /^\/share(\/(?:[a-z0-9][a-z0-9._-]*\/)*)[0-9a-f]{12}\.jpg$/i;

/**
 * Address of the picture of a shared link: the page's own path, and a hash of the card's content. A new title or
 * picture gives a new address.
 * @param picture path of the page’s own picture.
 * @param look hash of the shop's own logo and colours.
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
  return `/share${path}${hash('sha256', said, 'hex').slice(0, 12)}.jpg${query}`;
}

/** The page that a share address belongs to. Undefined for an invalid address. */
export function readShareAddress(path: string): string | undefined {
  return ADDRESS.exec(path)?.[1];
}
