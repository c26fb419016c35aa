import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { readDocument } from './read-document.ts';
import { retentionTerms, type RetentionTerms } from './retention-terms.ts';

/** The terms of the shop. */
export async function readRetentionTerms(database: Database): Promise<RetentionTerms> {
  const shop = await readDocument(database, 'shop');
  // One that an older version has imported has none.
  return v.parse(retentionTerms, shop?.retention ?? {});
}
