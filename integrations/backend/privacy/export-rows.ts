import type { ExportField, ExportPart } from '@tourbillon/domain/contract/personal-area/export-parts.ts';

type Cell = string | number | boolean | null;

/** A row of the export: values by the names that its reader has words for. */
export type ExportRow = Partial<Record<ExportField, Cell>>;

/** Parts of the export. */
export type ExportOf<Part extends ExportPart> = Record<Part, ExportRow[]>;

/** A moment as the export has it. */
export function at(moment: Date): string;
export function at(moment: Date | null): string | null;
export function at(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}
