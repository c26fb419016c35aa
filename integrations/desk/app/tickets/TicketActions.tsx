import { Button } from '@mui/material';
import { useState } from 'react';
import { TopToolbar, usePermissions } from 'react-admin';
import { mayDo, type Role } from '@tourbillon/domain/desk/roles.ts';
import { ActionDialog } from '../actions/ActionDialog.tsx';
import { localDay } from '../actions/local-day.ts';
import { parseSum } from '../actions/parse-number.ts';
import { callDesk } from '../data/call-desk.ts';
import { useDeskTexts } from '../i18n.ts';
import { extensionFields, extensionOf } from './extension.ts';
import { EditTicket } from './NewTicket.tsx';
import { useTicket } from './use-ticket.ts';

/** Actions on a ticket: record a payment or an extension, edit its data. */
export function TicketActions() {
  const { t } = useDeskTexts();
  const ticket = useTicket();
  const { permissions } = usePermissions<Role>();
  const [open, setOpen] = useState<'pay' | 'extend' | 'edit'>();
  if (!ticket || !permissions || !mayDo(permissions, 'ticket_changes')) return <TopToolbar />;
  const { id, revision } = ticket;
  const close = () => setOpen(undefined);
  const note = { name: 'note', label: t('tickets.note'), kind: 'lines' } as const;
  const actions = ticket.state === 'redeemed' ? (['edit'] as const) : (['pay', 'extend', 'edit'] as const);
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
      {open === 'pay' && (
        <ActionDialog
          title={t('tickets.pay')}
          submit={t('tickets.pay')}
          fields={[
            {
              name: 'amount',
              label: `${t('tickets.sum')}, ${ticket.currency}`,
              kind: 'sum',
              value: String(ticket.owed),
              isRequired: true,
            },
            { name: 'day', label: t('tickets.day'), kind: 'day', value: localDay(), isRequired: true },
            { name: 'redeems', label: t('tickets.redeems'), kind: 'check', help: t('tickets.redeemsHelp') },
            note,
          ]}
          act={({ amount, day, redeems, note: words }) =>
            callDesk('notePayment', {
              ...{ id, revision, day, note: words },
              amount: parseSum(amount) ?? 0,
              redeems: redeems === 'yes',
            })
          }
          onClose={close}
        />
      )}
      {open === 'extend' && (
        <ActionDialog
          title={t('tickets.extend')}
          submit={t('tickets.extend')}
          fields={[...extensionFields(ticket, t), note]}
          act={({ note: words, ...typed }) =>
            callDesk('extendTicket', { id, revision, note: words, ...extensionOf(ticket, typed) })
          }
          onClose={close}
        />
      )}
      {open === 'edit' && <EditTicket ticket={ticket} onClose={close} />}
    </TopToolbar>
  );
}
