import { CardContent, Stack } from '@mui/material';
import { formatDate } from '@tourbillon/domain/i18n/dates.ts';
import { formatSum } from '@tourbillon/domain/i18n/money.ts';
import { formatNumber } from '@tourbillon/domain/i18n/numbers.ts';
import { FactLines } from '../actions/FactLines.tsx';
import { useDeskTexts } from '../i18n.ts';
import { OfficeName } from '../ui/OfficeName.tsx';
import { RowPage } from '../ui/RowPage.tsx';
import { ExtensionRequests } from './ExtensionRequests.tsx';
import { TicketActions } from './TicketActions.tsx';
import { TicketHistory } from './TicketHistory.tsx';
import { useTicket } from './use-ticket.ts';

/** A line above each part except the first. */
const PARTS = { '& > section': { borderTop: 1, borderColor: 'divider', pt: 3 } };

/** One pledge ticket: debt, history, requests to pay later. */
export function TicketPage() {
  return (
    <RowPage title={<TicketTitle />} actions={<TicketActions />}>
      <CardContent>
        <Stack spacing={3} sx={PARTS}>
          <TicketFacts />
          <ExtensionRequests />
          <TicketHistory />
        </Stack>
      </CardContent>
    </RowPage>
  );
}

function TicketTitle() {
  const { t } = useDeskTexts();
  const ticket = useTicket();
  return <span>{ticket && t('tickets.one', { number: ticket.number })}</span>;
}

function TicketFacts() {
  const { t, locale } = useDeskTexts();
  const ticket = useTicket();
  if (!ticket) return null;
  const { currency, principal, issued, day_rate: rate } = ticket;
  const sum = (value: number) => formatSum({ value, currency }, locale);
  return (
    <FactLines
      lines={[
        [t('tickets.state'), t(`tickets.state_${ticket.state}`)],
        [t('tickets.owed'), <strong key="owed">{sum(ticket.owed)}</strong>],
        [t('tickets.owedDue'), ticket.state === 'active' ? sum(ticket.owed_due) : null],
        [t('tickets.due'), formatDate(ticket.due, locale)],
        [t('tickets.graceEnd'), formatDate(ticket.grace_end, locale)],
        [t('tickets.principal'), principal === null ? null : sum(principal)],
        [t('tickets.issued'), issued && formatDate(issued, locale)],
        [t('tickets.rate'), rate === null ? null : formatNumber(locale, rate / 10_000)],
        [t('tickets.extended'), ticket.extended === 0 ? null : String(ticket.extended)],
        [t('tickets.office'), <OfficeName key="office" office={ticket.city} />],
        [t('tickets.digits'), ticket.phone_digits],
      ]}
    />
  );
}
