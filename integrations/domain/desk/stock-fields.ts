import * as v from 'valibot';

/** A piece by its number in the database. */
export const pieceId = v.pipe(v.number(), v.integer());

/** A number in a query. */
export const queryId = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));

/** ISO. */
export const moment = v.pipe(v.string(), v.isoTimestamp());

/** Texts by the name of their column, as a file of the stock has them: words of the vocabulary by id, lists with `|`. */
export const cells = v.record(v.string(), v.string());

/** Why somebody does what they do. */
export const reason = v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(300));
