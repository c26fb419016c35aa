import { type Subject, SUBJECTS } from '@tourbillon/domain/contract/requests/appraisal.ts';
import type { CatalogType } from '@tourbillon/domain/sections/sections.ts';

/** The catalogue section of each subject. */
const SECTION_OF: Record<Subject, CatalogType> = { watch: 'clock', diamond: 'jewelry' };

/**
 * The subjects that a shop appraises online, by the goods it deals in (decision 228). A shop that deals in neither
 * offers both, as it has no other form for photographs.
 */
export function appraisedSubjects(has: (type: CatalogType) => boolean): readonly Subject[] {
  const own = SUBJECTS.filter((subject) => has(SECTION_OF[subject]));
  return own.length > 0 ? own : SUBJECTS;
}
