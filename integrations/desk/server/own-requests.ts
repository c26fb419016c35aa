import type { Context } from 'hono';

/** Header that the desk's own scripts send. A page of another site cannot send it without a CORS preflight. */
const DESK_HEADER = 'x-desk';

/**
 * CSRF check: whether a call comes from the desk itself. It checks this header and the browser's `Sec-Fetch-Site` and
 * `Origin`.
 */
export function isOwnCall({ req }: Context, origin: string): boolean {
  if (req.header(DESK_HEADER) !== '1') return false;
  const site = req.header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin') return false;
  const from = req.header('origin');
  return from === undefined ? req.method === 'GET' : from === origin;
}

/**
 * Whether a request for a file may be answered: from the desk itself, or opened directly, but not from another site.
 */
export function isOwnFile({ req }: Context): boolean {
  const site = req.header('sec-fetch-site');
  return site === undefined || site === 'same-origin' || site === 'none';
}
