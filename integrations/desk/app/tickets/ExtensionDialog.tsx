import type { DeskTicket } from '@tourbillon/domain/desk/tickets.ts';
import { ActionDialog } from '../actions/ActionDialog.tsx';
import { useShowSaved } from '../actions/show-saved.ts';
import { useOpenedRow } from '../actions/use-opened-row.ts';
import { callDesk } from '../data/call-desk.ts';
import { useDeskTexts } from '../i18n.ts';
import { extensionFields, extensionOf } from './extension.ts';
import { ticketRevision } from './use-ticket.ts';

/** Extends the pledge of a ticket. */
export function ExtensionDialog({ ticket, onClose }: { ticket: DeskTicket; onClose: () => void }) {
  const { t } = useDeskTexts();
  const { row, onConflict } = useOpenedRow(ticket, ticketRevision);
  const show = useShowSaved();
  const { id, revision } = row;
  return (
    <ActionDialog
      title={t('tickets.extend')}
      submit={t('tickets.extend')}
      fields={[...extensionFields(row, t), { name: 'note', label: t('tickets.note'), kind: 'lines' }]}
      act={({ note, ...typed }) =>
        callDesk('extendTicket', { id, revision, note, ...extensionOf(row, typed) }).then(show)
      }
      onConflict={onConflict}
      onClose={onClose}
    />
  );
}
