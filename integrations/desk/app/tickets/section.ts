import ConfirmationNumberIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import { callDesk } from '../data/call-desk.ts';
import { listPage } from '../data/resource-data.ts';
import type { Section } from '../section.ts';
import { NewTicket } from './NewTicket.tsx';
import { TicketList } from './TicketList.tsx';
import { TicketPage } from './TicketPage.tsx';

/** Pledge tickets. */
export const ticketsSection: Section = {
  name: 'tickets',
  title: 'tickets.title',
  icon: ConfirmationNumberIcon,
  permission: 'tickets',
  list: TicketList,
  show: TicketPage,
  create: NewTicket,
  data: {
    getList: async ({ page, filter, signal }) =>
      listPage(await callDesk('deskTickets', { ...filter, page: String(page) }, { signal })),
    getOne: async (id) => (await callDesk('deskTicketOf', { id: String(id) })).data,
  },
};
