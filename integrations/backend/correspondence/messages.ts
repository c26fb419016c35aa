import { asc, eq } from 'drizzle-orm';
import type { ThreadMessage } from '@tourbillon/domain/desk/inbox.ts';
import { schema, type Database } from '../database/database.ts';

const { requestMessages, staff } = schema;

/** A message to store. */
interface NewMessage {
  requestId: number;
  author: ThreadMessage['author'];
  /** The staff member who writes; absent for the sender. */
  colleague?: { id: number; name: string };
  text: string;
  mailedTo?: string | null;
}

/** Stores a message of a thread. */
export async function addMessage(
  tx: Database,
  { requestId, author, colleague, text, mailedTo = null }: NewMessage,
  now: Date,
): Promise<ThreadMessage> {
  const values = { requestId, author, staffId: colleague?.id ?? null, text, mailedTo, createdAt: now };
  const [row] = await tx.insert(requestMessages).values(values).returning({ id: requestMessages.id });
  const name = colleague?.name ?? null;
  return { id: row?.id ?? 0, author, name, text, mailed_to: mailedTo, at: now.toISOString() };
}

/** The messages of a thread in chronological order. */
export async function readMessages(database: Database, requestId: number): Promise<ThreadMessage[]> {
  const rows = await database
    .select({ row: requestMessages, name: staff.name })
    .from(requestMessages)
    .leftJoin(staff, eq(staff.id, requestMessages.staffId))
    .where(eq(requestMessages.requestId, requestId))
    .orderBy(asc(requestMessages.id));
  return rows.map(({ row, name }) => ({
    id: row.id,
    author: row.author,
    name,
    text: row.text,
    mailed_to: row.mailedTo,
    at: row.createdAt.toISOString(),
  }));
}
