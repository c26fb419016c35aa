import HistoryIcon from '@mui/icons-material/History';
import { callDesk } from '../data/call-desk.ts';
import { listPage } from '../data/resource-data.ts';
import { screen } from '../screen.ts';
import type { Section } from '../section.ts';

/** The audit log. */
export const auditSection: Section = {
  name: 'audit',
  title: 'auditLog.title',
  icon: HistoryIcon,
  permission: 'audit',
  list: screen(async () => (await import('./AuditList.tsx')).AuditList),
  data: {
    getList: async ({ page, filter, signal }) =>
      listPage(await callDesk('audit', { ...filter, page: String(page) }, { signal })),
  },
};
