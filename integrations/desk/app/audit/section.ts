import HistoryIcon from '@mui/icons-material/History';
import { callDesk } from '../data/call-desk.ts';
import { listPage } from '../data/resource-data.ts';
import type { Section } from '../section.ts';
import { AuditList } from './AuditList.tsx';

/** Who read and changed what. */
export const auditSection: Section = {
  name: 'audit',
  title: 'auditLog.title',
  icon: HistoryIcon,
  permission: 'audit',
  list: AuditList,
  data: {
    getList: async ({ page, filter, signal }) =>
      listPage(await callDesk('audit', { ...filter, page: String(page) }, { signal })),
  },
};
