import type { Context } from 'hono';

/** Header that the desk's own scripts send: a page of another site cannot, unless a browser asks us first. */
const DESK_HEADER = 'x-desk';

/**
 * Whether a call comes from the desk itself and not from a page of another site: by what the browser says of it, and by
 * a header that only our scripts send.
 */
export function isOwnCall({ req }: Context, origin: string): boolean {
  if (req.header(DESK_HEADER) !== '1') return false;
  const site = req.header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin') return false;
  const from = req.header('origin');
  return from === undefined ? req.method === 'GET' : from === origin;
}

/** Whether a file is asked for by the desk itself, such as an image of its page: no other site shows it. */
export function isOwnFile({ req }: Context): boolean {
  const site = req.header('sec-fetch-site');
  return site === undefined || site === 'same-origin' || site === 'none';
}
