import InboxIcon from '@mui/icons-material/Inbox';
import { callDesk } from '../data/call-desk.ts';
import { listPage } from '../data/resource-data.ts';
import { screen } from '../screen.ts';
import type { Section } from '../section.ts';

/** Visitors' requests. */
export const inboxSection: Section = {
  name: 'inbox',
  title: 'inbox.title',
  icon: InboxIcon,
  permission: 'requests',
  list: screen(async () => (await import('./InboxList.tsx')).InboxList),
  show: screen(async () => (await import('./RequestPage.tsx')).RequestPage),
  data: {
    getList: async ({ page, filter, signal }) =>
      listPage(await callDesk('inbox', { ...filter, page: String(page) }, { signal })),
    getOne: async (id) => (await callDesk('requestOfInbox', { id: String(id) })).data,
  },
};
