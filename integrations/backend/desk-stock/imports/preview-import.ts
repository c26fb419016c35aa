import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { type ImportReportView, MOST_ROWS_REPORTED } from '@tourbillon/domain/desk/stock-import.ts';
import type { Database } from '../../database/database.ts';
import type { PhotographStore } from '../../photographs/photograph-store.ts';
import { importStaged, STAGED, type StockImport } from '../../stock/stock.ts';

/** The options that a user chose for an import. */
export type ImportChoices = Omit<StockImport, 'dryRun'> & { name: string };

type Row = ImportReportView['rows'][number];

/**
 * Reports what a staged file would change; nothing is written. The hash covers the file, the options and the whole
 * report, so the same file gets another hash when the stock has changed.
 */
export async function previewImport(
  database: Database,
  stage: string,
  { name, ...choices }: ImportChoices,
  photographs: PhotographStore,
): Promise<ImportReportView> {
  const hash = createHash('sha256').update(JSON.stringify(choices));
  for await (const part of createReadStream(join(stage, STAGED.file))) hash.update(part as Buffer);
  const said = reportRows((event) => hash.update(`\n${JSON.stringify(event)}`));
  const totals = await importStaged(database, stage, { ...choices, dryRun: true }, photographs, {
    mistake: ({ line, column, message }, number) =>
      said.add(line, { outcome: 'wrong', number, mistake: { column, message } }),
    row: ({ line, number, outcome, columns }) => {
      if (outcome !== 'unchanged') said.add(line, { outcome, number, columns });
    },
    progress: () => undefined,
  });
  return {
    hash: hash.update(JSON.stringify(totals)).digest('hex').slice(0, 32),
    name,
    ...totals,
    archived: totals.archived ?? 0,
    ...said.rows(),
  };
}

/** The result for a line. */
interface RowVerdict {
  columns?: readonly string[];
  outcome: Row['outcome'];
  number?: string;
  mistake?: Row['mistakes'][number];
}

/**
 * Collects the rows of a report: limited numbers of wrong rows and of other rows. A row is known by its line and its
 * number, because all offers of a price list may be on one line.
 */
function reportRows(said: (event: object) => void) {
  const wrong = new Map<string, Row>();
  const others = new Map<string, Row>();
  const leftOut = new Set<string>();
  return {
    add(line: number, { outcome, number, columns = [], mistake }: RowVerdict) {
      said({ line, outcome, number, columns, mistake });
      const rows = outcome === 'wrong' ? wrong : others;
      const key = `${line} ${number ?? ''}`;
      const known = rows.get(key);
      if (known && mistake) known.mistakes.push(mistake);
      else if (rows.size >= MOST_ROWS_REPORTED) leftOut.add(key);
      else {
        rows.set(key, {
          line,
          number: number ?? null,
          outcome,
          columns: [...columns],
          mistakes: mistake ? [mistake] : [],
        });
      }
    },
    rows: () => ({
      rows: [...wrong.values(), ...others.values()].sort((one, other) => one.line - other.line),
      more: leftOut.size,
    }),
  };
}
