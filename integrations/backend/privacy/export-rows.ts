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

/** An item by its section and slug, as its address has them; its slug alone when the shop no longer has it. */
export function itemOf(section: string | null, slug: string | null): string | null {
  return section === null || slug === null ? slug : `${section}/${slug}`;
}
