import { Button } from '@mui/material';
import { useState } from 'react';
import { TopToolbar } from 'react-admin';
import { useMay } from '../access/use-may.ts';
import { useDeskTexts } from '../i18n.ts';
import { ExtensionDialog } from './ExtensionDialog.tsx';
import { EditTicket } from './NewTicket.tsx';
import { PaymentDialog } from './PaymentDialog.tsx';
import { useTicket } from './use-ticket.ts';

/** The dialog of each action. */
const DIALOGS = { pay: PaymentDialog, extend: ExtensionDialog, edit: EditTicket };

/** Actions on a ticket: record a payment or an extension, edit its data. */
export function TicketActions() {
  const { t } = useDeskTexts();
  const ticket = useTicket();
  const mayChange = useMay('ticket_changes');
  const [open, setOpen] = useState<keyof typeof DIALOGS>();
  if (!ticket || !mayChange) return <TopToolbar />;
  const actions = ticket.state === 'redeemed' ? (['edit'] as const) : (['pay', 'extend', 'edit'] as const);
  const Dialog = open && DIALOGS[open];
  return (
    <TopToolbar sx={{ flexWrap: 'wrap', gap: 1 }}>
      {actions.map((action) => (
        <Button
          key={action}
          variant={action === 'pay' ? 'contained' : 'text'}
          onClick={() => setOpen(action)}
        >
          {t(`tickets.${action}`)}
        </Button>
      ))}
      {Dialog && <Dialog ticket={ticket} onClose={() => setOpen(undefined)} />}
    </TopToolbar>
  );
}
