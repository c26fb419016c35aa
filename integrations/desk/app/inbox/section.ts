import InboxIcon from '@mui/icons-material/Inbox';
import { callDesk } from '../data/call-desk.ts';
import { listPage } from '../data/resource-data.ts';
import type { Section } from '../section.ts';
import { InboxList } from './InboxList.tsx';
import { RequestPage } from './RequestPage.tsx';

/** What visitors sent. */
export const inboxSection: Section = {
  name: 'inbox',
  title: 'inbox.title',
  icon: InboxIcon,
  permission: 'requests',
  list: InboxList,
  show: RequestPage,
  data: {
    getList: async ({ page, filter, signal }) =>
      listPage(await callDesk('inbox', { ...filter, page: String(page) }, { signal })),
    getOne: async (id) => (await callDesk('requestOfInbox', { id: String(id) })).data,
  },
};
