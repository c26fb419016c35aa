import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { TicketEventKind } from '@tourbillon/domain/desk/ticket-words.ts';
import type { DeskTicket } from '@tourbillon/domain/desk/tickets.ts';
import { formatDate } from '@tourbillon/domain/i18n/dates.ts';
import { formatSum } from '@tourbillon/domain/i18n/money.ts';
import { useMay } from '../access/use-may.ts';
import { useDeskTexts } from '../i18n.ts';
import { formatMoment } from '../ui/format-moment.ts';
import { CancelPaymentDialog } from './CancelPaymentDialog.tsx';
import { useTicket } from './use-ticket.ts';

/** Events whose day is that of a payment. */
const PAYMENTS: readonly TicketEventKind[] = ['paid', 'payment_cancelled'];

/** The history of a ticket with its reminders, the oldest first. A payment that counts can be cancelled there. */
export function TicketHistory() {
  const { t, locale } = useDeskTexts();
  const ticket = useTicket();
  const mayCancel = useMay('ticket_changes');
  const [cancelled, setCancelled] = useState<DeskTicket['history'][number]>();
  if (!ticket) return null;
  const { currency } = ticket;
  const lines = [
    ...ticket.history.map((event) => ({
      key: `event-${event.id}`,
      at: event.at,
      by: event.by,
      note: event.note,
      payment: mayCancel && event.counts ? event : undefined,
      text: [
        t(`tickets.event_${event.kind}`),
        event.amount === null ? '' : formatSum({ value: event.amount, currency }, locale),
        PAYMENTS.includes(event.kind) ? formatDate(event.day, locale) : '',
        event.due ? `→ ${formatDate(event.due, locale)}` : '',
      ],
    })),
    ...ticket.reminders.map(({ kind, day, sent_at: at }) => ({
      key: `reminder-${kind}-${day}-${at}`,
      at,
      by: null,
      note: '',
      payment: undefined,
      text: [
        t('tickets.event_reminded'),
        `${t(kind === 'due' ? 'tickets.due' : 'tickets.graceEnd')}: ${formatDate(day, locale)}`,
      ],
    })),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="history">
      <Typography id="history" component="h2" variant="h6">
        {t('tickets.history')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {lines.map(({ key, at, by, note, payment, text }) => (
          <Box component="li" key={key} sx={{ py: 1 }}>
            <Typography variant="body2" color="text.secondary">
              {[formatMoment(at, locale), by ?? ''].filter(Boolean).join(' · ')}
            </Typography>
            <Typography>{text.filter(Boolean).join(' · ')}</Typography>
            {note !== '' && <Typography sx={{ whiteSpace: 'pre-line' }}>{note}</Typography>}
            {payment && (
              <Button size="small" sx={{ ml: '-5px' }} onClick={() => setCancelled(payment)}>
                {t('tickets.cancelPayment')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {cancelled && (
        <CancelPaymentDialog ticket={ticket} payment={cancelled} onClose={() => setCancelled(undefined)} />
      )}
    </section>
  );
}
