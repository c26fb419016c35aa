import { type PGlite, type Transaction, types } from '@electric-sql/pglite';

/** Types whose text drizzle parses itself: moments, days, intervals, and arrays of them and of numbers. */
const AS_WRITTEN = [
  ...[types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE],
  ...[1115, 1185, 1187, 1182, 1231],
];

const asWritten = (text: string) => text;

/** Parsers that drizzle passes with each query. */
export const DRIZZLE_PARSERS = Object.fromEntries(AS_WRITTEN.map((type) => [type, asWritten]));

/**
 * Gives PGlite the parsers that drizzle passes with each query, and leaves them out of the queries: PGlite copies all
 * of its parsers for a query that brings some (decision 635).
 */
export function keepDrizzleParsers(client: PGlite): PGlite {
  Object.assign(client.parsers, DRIZZLE_PARSERS);
  const transaction = client.transaction.bind(client);
  client.transaction = (work) => transaction((inside) => work(withoutParsers(inside)));
  return withoutParsers(client);
}

function withoutParsers<Asked extends Pick<PGlite | Transaction, 'query'>>(asked: Asked): Asked {
  const query = asked.query.bind(asked);
  asked.query = (text, values, options) => query(text, values, options && { rowMode: options.rowMode });
  return asked;
}
