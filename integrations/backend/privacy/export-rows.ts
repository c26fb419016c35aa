import type { ExportField, ExportPart } from '@tourbillon/domain/contract/personal-area/export-parts.ts';

type Cell = string | number | boolean | null;

/** A row of the export: values by field names that have labels. */
export type ExportRow = Partial<Record<ExportField, Cell>>;

/** Some parts of the export. */
export type ExportOf<Part extends ExportPart> = Record<Part, ExportRow[]>;

/** A moment in the format of the export. */
export function at(moment: Date): string;
export function at(moment: Date | null): string | null;
export function at(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}
