import { auditSection } from './audit/section.ts';
import { inboxSection } from './inbox/section.ts';
import { peopleSection } from './people/section.ts';
import type { Section } from './section.ts';

/** Every part of the desk, in the order of the menu. A new one is a row here and its folder. */
export const SECTIONS: readonly Section[] = [inboxSection, peopleSection, auditSection];
