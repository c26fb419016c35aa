import { exportAudit, listAudit } from '../desk-people/desk-people.ts';
import type { DeskHandlers } from './desk-handlers.ts';

/** Calls about the audit log. */
export function auditHandlers(): Pick<DeskHandlers, 'audit' | 'exportAudit'> {
  return {
    async audit(wanted, { tx }) {
      const { entries, pages } = await listAudit(tx, wanted);
      const paging = { current_page: wanted.page, last_page: pages, per_page: 50 };
      return { response: { data: entries, paginate_data: paging } };
    },

    async exportAudit(wanted, { tx }) {
      const { csv, ids } = await exportAudit(tx, wanted);
      const body = new TextEncoder().encode(csv);
      return { response: { body, type: 'text/csv; charset=utf-8', name: 'audit.csv' }, rows: ids };
    },
  };
}
