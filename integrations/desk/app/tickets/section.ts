import ConfirmationNumberIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import { callDesk } from '../data/call-desk.ts';
import { listPage } from '../data/resource-data.ts';
import { screen } from '../screen.ts';
import type { Section } from '../section.ts';

/** Pledge tickets. */
export const ticketsSection: Section = {
  name: 'tickets',
  title: 'tickets.title',
  icon: ConfirmationNumberIcon,
  permission: 'tickets',
  list: screen(async () => (await import('./TicketList.tsx')).TicketList),
  show: screen(async () => (await import('./TicketPage.tsx')).TicketPage),
  create: screen(async () => (await import('./NewTicket.tsx')).NewTicket),
  data: {
    getList: async ({ page, filter, signal }) =>
      listPage(await callDesk('deskTickets', { ...filter, page: String(page) }, { signal })),
    getOne: async (id) => (await callDesk('deskTicketOf', { id: String(id) })).data,
  },
};
