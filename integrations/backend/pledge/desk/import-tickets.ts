import { createHash } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { TicketReport } from '@tourbillon/domain/desk/tickets.ts';
import { schema, type Database } from '../../database/database.ts';
import { conflict } from '../../errors/domain-error.ts';
import type { TicketRow } from '../payments.ts';
import { compareTicket, type ComparedRow } from './compare-ticket.ts';
import { readTicketFile } from './read-ticket-file.ts';
import { noteEvent, type Worker } from './work-on-ticket.ts';

const { cities, pledgeTickets } = schema;

/** Tickets per query. */
const AT_ONCE = 500;

interface Plan {
  report: TicketReport;
  rows: ComparedRow[];
}

/** Reports what an import would change, without writing. @throws DomainError 'invalid' at `csv`. */
export async function checkTickets(database: Database, worker: Worker, csv: string): Promise<TicketReport> {
  return (await planOf(database, worker, csv)).report;
}

/**
 * Imports the rows of a file as its report said. Invalid rows are left out.
 * @param hash of that report.
 * @returns the report, and the numbers of the written tickets.
 * @throws DomainError 'conflict' with the current report if it has changed.
 */
export async function applyTickets(
  tx: Database,
  worker: Worker,
  { csv, hash }: { csv: string; hash: string },
): Promise<{ report: TicketReport; ids: number[] }> {
  const { report, rows } = await planOf(tx, worker, csv, true);
  if (report.hash !== hash) throw conflict('The report is another by now', { report });
  const ids: number[] = [];
  for (const { outcome, write } of rows) {
    if (!write) continue;
    const { number, before, set, isOtherSum } = write;
    const sumsAt = isOtherSum ? { sumsAt: worker.now } : {};
    const [written] = await tx
      .insert(pledgeTickets)
      .values({ ...set, ...sumsAt })
      .onConflictDoUpdate({
        target: pledgeTickets.number,
        set: { ...set, ...sumsAt, revision: (before?.revision ?? 0) + 1 },
      })
      .returning({ id: pledgeTickets.id });
    if (written) ids.push(written.id);
    const kind =
      set.redeemed && before && !before.redeemed ? 'redeemed' : outcome === 'added' ? 'added' : 'changed';
    await noteEvent(tx, worker, number, { kind });
  }
  return { report, ids };
}

/** Plans an import. @param isLocked lock the tickets until the transaction ends. */
async function planOf(database: Database, worker: Worker, csv: string, isLocked = false): Promise<Plan> {
  const read = readTicketFile(csv);
  const known = new Set(
    (await database.select({ alias: cities.alias }).from(cities)).map(({ alias }) => alias),
  );
  const before = await ticketsBy(
    database,
    read.flatMap(({ number }) => (number === undefined ? [] : [number])),
    isLocked,
  );
  const seen = new Map<string, number>();
  const rows = read.map((row) => {
    const first = row.number === undefined ? undefined : seen.get(row.number);
    if (row.number !== undefined && first === undefined) seen.set(row.number, row.line);
    const mistakes = first === undefined ? [] : [{ column: 'number', reason: 'twice' }];
    const own = row.number === undefined ? undefined : before.get(row.number);
    return compareTicket({ ...row, mistakes: [...row.mistakes, ...mistakes] }, own, {
      cities: known,
      office: worker.colleague.office,
    });
  });
  const count = (outcome: ComparedRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  const report = {
    counts: {
      added: count('added'),
      changed: count('changed'),
      unchanged: count('unchanged'),
      wrong: count('wrong'),
    },
    rows: rows.flatMap(({ line, printed, outcome, changes, mistakes }) =>
      outcome === 'unchanged' ? [] : [{ line, number: printed, outcome, changes, mistakes }],
    ),
  };
  const codes = rows.map(({ write }) => [write?.set.codeHash ?? '', write?.before?.revision ?? 0]);
  const hash = createHash('sha256')
    .update(JSON.stringify([report, codes]))
    .digest('hex');
  return { report: { ...report, hash }, rows };
}

async function ticketsBy(
  database: Database,
  numbers: readonly string[],
  isLocked: boolean,
): Promise<ReadonlyMap<string, TicketRow>> {
  const found = new Map<string, TicketRow>();
  for (let start = 0; start < numbers.length; start += AT_ONCE) {
    const query = database
      .select()
      .from(pledgeTickets)
      .where(inArray(pledgeTickets.number, numbers.slice(start, start + AT_ONCE)))
      .orderBy(pledgeTickets.number);
    for (const row of await (isLocked ? query.for('update') : query)) found.set(row.number, row);
  }
  return found;
}
