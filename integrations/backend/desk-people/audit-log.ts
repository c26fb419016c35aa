import { and, arrayContains, count, desc, eq, gt, gte, inArray, lt, or } from 'drizzle-orm';
import type { DeskRequestOf } from '@tourbillon/domain/desk/desk-call.ts';
import {
  type audit,
  type AuditEntry,
  type exportAudit as exportCall,
  MOST_EXPORTED,
} from '@tourbillon/domain/desk/audit.ts';
import { schema, type Database } from '../database/database.ts';
import { refused } from '../errors/domain-error.ts';
import { csvOf } from '../staff-output/csv.ts';

const { staff, staffAudit } = schema;

const DAY = 24 * 3_600_000;

/** Entries of a page. */
const PAGE = 50;

/** Maximum number of row ids of an entry; for more rows only their number is stored. */
const MOST_ROWS = 100;

/** The rows that a call read or changed, for the audit log. */
export interface AuditedRows {
  /** Name of the call. */
  call: string;
  kind: 'read' | 'change';
  rows: readonly number[];
}

/** Adds an entry in the transaction of the change, so that both are stored or neither. */
export async function recordAudit(
  tx: Database,
  staffId: number,
  { call, kind, rows }: AuditedRows,
): Promise<void> {
  const numbers = rows.length <= MOST_ROWS ? [...rows] : [];
  await tx.insert(staffAudit).values({ staffId, call, kind, rows: numbers, amount: rows.length });
}

/** A page of the audit log, latest entry first, and the number of pages. */
export async function listAudit(
  database: Database,
  { page, ...wanted }: DeskRequestOf<typeof audit>,
): Promise<{ entries: AuditEntry[]; pages: number }> {
  const [total] = await database.select({ count: count() }).from(staffAudit).where(conditions(wanted));
  const entries = await entriesOf(database, wanted, { limit: PAGE, offset: (page - 1) * PAGE });
  return { entries, pages: Math.max(1, Math.ceil((total?.count ?? 0) / PAGE)) };
}

/**
 * The audit log as CSV, latest entry first, and the ids of its entries.
 * @throws DomainError 'invalid' at `to` when there are too many entries for a file: the caller has to choose a
 * shorter period.
 */
export async function exportAudit(
  database: Database,
  wanted: DeskRequestOf<typeof exportCall>,
): Promise<{ csv: string; ids: number[] }> {
  const entries = await entriesOf(database, wanted, { limit: MOST_EXPORTED + 1, offset: 0 });
  if (entries.length > MOST_EXPORTED) throw refused('to', 'long');
  const rows = entries.map(({ at, person, call, kind, amount, rows: numbers }) => [
    at,
    String(person.id),
    person.name,
    call,
    kind,
    String(amount),
    numbers.join(' '),
  ]);
  const csv = csvOf([['at', 'person_id', 'person', 'call', 'kind', 'amount', 'rows'], ...rows]);
  return { csv, ids: entries.map(({ id }) => id) };
}

async function entriesOf(
  database: Database,
  wanted: DeskRequestOf<typeof exportCall>,
  { limit, offset }: { limit: number; offset: number },
): Promise<AuditEntry[]> {
  const found = await database
    .select({ entry: staffAudit, name: staff.name })
    .from(staffAudit)
    .innerJoin(staff, eq(staff.id, staffAudit.staffId))
    .where(conditions(wanted))
    .orderBy(desc(staffAudit.id))
    .limit(limit)
    .offset(offset);
  return found.map(({ entry: { staffId, at, ...entry }, name }) => ({
    id: entry.id,
    at: at.toISOString(),
    person: { id: staffId, name },
    call: entry.call,
    kind: entry.kind,
    rows: entry.rows,
    amount: entry.amount,
  }));
}

function conditions({ person, call, row, from, to }: DeskRequestOf<typeof exportCall>) {
  return and(
    person === undefined ? undefined : eq(staffAudit.staffId, person),
    call === undefined ? undefined : inArray(staffAudit.call, call.split(',')),
    // An entry with more rows than stored ids may concern this row too.
    row === undefined
      ? undefined
      : or(arrayContains(staffAudit.rows, [row]), gt(staffAudit.amount, MOST_ROWS)),
    from === undefined ? undefined : gte(staffAudit.at, new Date(from)),
    to === undefined ? undefined : lt(staffAudit.at, new Date(Date.parse(to) + DAY)),
  );
}
