import { and, count, desc, eq, gte, lt } from 'drizzle-orm';
import type { DeskRequestOf } from '@tourbillon/domain/desk/desk-call.ts';
import type { audit, AuditEntry } from '@tourbillon/domain/desk/audit.ts';
import { schema, type Database } from '../database/database.ts';

const { staff, staffAudit } = schema;

const DAY = 24 * 3_600_000;

/** Entries of a page. */
const PAGE = 50;

/** Rows of which an entry has the numbers; of more, it has how many. */
const MOST_ROWS = 100;

/** What a call read or changed, for the audit log. */
export interface AuditedRows {
  /** Name of the call. */
  call: string;
  kind: 'read' | 'change';
  rows: readonly number[];
}

/** Adds an entry: in the transaction of a change, so that neither is there without the other. */
export async function recordAudit(
  tx: Database,
  staffId: number,
  { call, kind, rows }: AuditedRows,
): Promise<void> {
  const numbers = rows.length <= MOST_ROWS ? [...rows] : [];
  await tx.insert(staffAudit).values({ staffId, call, kind, rows: numbers, amount: rows.length });
}

/** A page of the audit log, the latest entry first, and how many pages there are. */
export async function listAudit(
  database: Database,
  { person, call, from, to, page }: DeskRequestOf<typeof audit>,
): Promise<{ entries: AuditEntry[]; pages: number }> {
  const wanted = and(
    person === undefined ? undefined : eq(staffAudit.staffId, person),
    call === undefined ? undefined : eq(staffAudit.call, call),
    from === undefined ? undefined : gte(staffAudit.at, new Date(from)),
    to === undefined ? undefined : lt(staffAudit.at, new Date(Date.parse(to) + DAY)),
  );
  const [total] = await database.select({ count: count() }).from(staffAudit).where(wanted);
  const found = await database
    .select({ entry: staffAudit, name: staff.name })
    .from(staffAudit)
    .innerJoin(staff, eq(staff.id, staffAudit.staffId))
    .where(wanted)
    .orderBy(desc(staffAudit.id))
    .limit(PAGE)
    .offset((page - 1) * PAGE);
  const entries = found.map(({ entry: { staffId, at, id, ...entry }, name }) => ({
    id,
    at: at.toISOString(),
    person: { id: staffId, name },
    call: entry.call,
    kind: entry.kind,
    rows: entry.rows,
    amount: entry.amount,
  }));
  return { entries, pages: Math.max(1, Math.ceil((total?.count ?? 0) / PAGE)) };
}
