import { mayDo, type Role } from '@tourbillon/domain/desk/roles.ts';
import { appointmentsSection } from './appointments/section.ts';
import { auditSection } from './audit/section.ts';
import { inboxSection } from './inbox/section.ts';
import { ordersSection } from './orders/section.ts';
import { peopleSection } from './people/section.ts';
import { stockSection } from './stock/section.ts';
import { ticketsSection } from './tickets/section.ts';
import type { Section } from './section.ts';
import { textsSection } from './texts/section.ts';
import { todaySection } from './today/section.ts';

/** Every section of the desk, in the order of the menu. A new one needs a row here and its folder. */
export const SECTIONS: readonly Section[] = [
  todaySection,
  inboxSection,
  appointmentsSection,
  ordersSection,
  ticketsSection,
  stockSection,
  textsSection,
  peopleSection,
  auditSection,
];

/** The sections that a role may see; before the role is known, those for everybody. */
export function sectionsFor(role: Role | undefined): readonly Section[] {
  return SECTIONS.filter(
    ({ permission }) => permission === undefined || (role !== undefined && mayDo(role, permission)),
  );
}
