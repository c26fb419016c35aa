import type { Database } from '../database/database.ts';
import { readDocument } from './read-document.ts';

/** IANA name of the zone whose midnight ends the shop's days. */
export async function shopTimeZone(database: Database): Promise<string> {
  return (await readDocument(database, 'shop'))?.time_zone ?? 'UTC';
}
