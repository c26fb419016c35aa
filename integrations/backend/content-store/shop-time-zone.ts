import type { Database } from '../database/database.ts';
import { readDocument } from './read-document.ts';

/** IANA name of the time zone of the shop's business day. */
export async function shopTimeZone(database: Database): Promise<string> {
  return (await readDocument(database, 'shop'))?.time_zone ?? 'UTC';
}
