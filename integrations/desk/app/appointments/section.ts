import EventIcon from '@mui/icons-material/Event';
import type { Section } from '../section.ts';
import { AppointmentsPage } from './AppointmentsPage.tsx';

/** Who comes to the offices, day by day. */
export const appointmentsSection: Section = {
  name: 'appointments',
  title: 'appointments.title',
  icon: EventIcon,
  permission: 'requests',
  list: AppointmentsPage,
  data: {},
};
