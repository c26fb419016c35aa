import { Box, Typography } from '@mui/material';
import { formatDate } from '@tourbillon/domain/i18n/dates.ts';
import { formatSum } from '@tourbillon/domain/i18n/money.ts';
import { useDeskTexts } from '../i18n.ts';
import { formatMoment } from '../ui/format-moment.ts';
import { useTicket } from './use-ticket.ts';

/** The history of a ticket with its reminders, the oldest first. */
export function TicketHistory() {
  const { t, locale } = useDeskTexts();
  const ticket = useTicket();
  if (!ticket) return null;
  const { currency } = ticket;
  const lines = [
    ...ticket.history.map(({ id, kind, day, amount, due, by, note, at }) => ({
      key: `event-${id}`,
      at,
      by,
      note,
      text: [
        t(`tickets.event_${kind}`),
        amount === null ? '' : formatSum({ value: amount, currency }, locale),
        kind === 'paid' ? formatDate(day, locale) : '',
        due ? `→ ${formatDate(due, locale)}` : '',
      ],
    })),
    ...ticket.reminders.map(({ kind, day, sent_at: at }) => ({
      key: `reminder-${kind}-${day}-${at}`,
      at,
      by: null,
      note: '',
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
        {lines.map(({ key, at, by, note, text }) => (
          <Box component="li" key={key} sx={{ py: 1 }}>
            <Typography variant="body2" color="text.secondary">
              {[formatMoment(at, locale), by ?? ''].filter(Boolean).join(' · ')}
            </Typography>
            <Typography>{text.filter(Boolean).join(' · ')}</Typography>
            {note !== '' && <Typography sx={{ whiteSpace: 'pre-line' }}>{note}</Typography>}
          </Box>
        ))}
      </Box>
    </section>
  );
}
