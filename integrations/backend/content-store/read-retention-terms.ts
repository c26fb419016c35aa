import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { readDocument } from './read-document.ts';
import { retentionTerms, type RetentionTerms } from './retention-terms.ts';

/** The retention periods of the shop. */
export async function readRetentionTerms(database: Database): Promise<RetentionTerms> {
  const shop = await readDocument(database, 'shop');
  // A document that an older version imported has none.
  return v.parse(retentionTerms, shop?.retention ?? {});
}
