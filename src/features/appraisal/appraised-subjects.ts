import { type Subject, SUBJECTS } from '@tourbillon/domain/contract/requests/appraisal.ts';
import type { CatalogType } from '@tourbillon/domain/sections/sections.ts';

/** The section whose goods each subject is of. */
const SECTION_OF: Record<Subject, CatalogType> = { watch: 'clock', diamond: 'jewelry' };

/**
 * What a shop appraises online: what it deals in (decision 228). A shop of other goods alone is asked about either, as
 * it has no other form for photographs.
 */
export function appraisedSubjects(has: (type: CatalogType) => boolean): readonly Subject[] {
  const own = SUBJECTS.filter((subject) => has(SECTION_OF[subject]));
  return own.length > 0 ? own : SUBJECTS;
}
