import * as v from 'valibot';

/** A piece by its number in the database. */
export const pieceId = v.pipe(v.number(), v.integer());

/** A number in a query. */
export const queryId = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));

/** ISO. */
export const moment = v.pipe(v.string(), v.isoTimestamp());

/** Cells by column name, as in a stock file: vocabulary terms by id, lists separated by `|`. */
export const cells = v.record(v.string(), v.string());

/** The reason for a change. */
export const reason = v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(300));
