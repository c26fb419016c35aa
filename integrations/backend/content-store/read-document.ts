import { eq } from 'drizzle-orm';
import type { DocumentName, DocumentOf } from './formats.ts';
import { schema, type Database } from '../database/database.ts';

/** Reads a content document; the import has validated it. */
export async function readDocument<Name extends DocumentName>(
  database: Database,
  name: Name,
): Promise<DocumentOf<Name> | undefined> {
  const { contentDocuments } = schema;
  const rows = await database.select().from(contentDocuments).where(eq(contentDocuments.name, name));
  return rows[0]?.body as DocumentOf<Name> | undefined;
}
