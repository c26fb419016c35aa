import EventIcon from '@mui/icons-material/Event';
import { screen } from '../screen.ts';
import type { Section } from '../section.ts';

/** Visits to the offices, by day. */
export const appointmentsSection: Section = {
  name: 'appointments',
  title: 'appointments.title',
  icon: EventIcon,
  permission: 'requests',
  list: screen(async () => (await import('./AppointmentsPage.tsx')).AppointmentsPage),
  data: {},
};
