import type { DeskTicket } from '@tourbillon/domain/desk/tickets.ts';
import { formatDate } from '@tourbillon/domain/i18n/dates.ts';
import { formatSum } from '@tourbillon/domain/i18n/money.ts';
import { ActionDialog } from '../actions/ActionDialog.tsx';
import { useShowSaved } from '../actions/show-saved.ts';
import { useOpenedRow } from '../actions/use-opened-row.ts';
import { callDesk } from '../data/call-desk.ts';
import { useDeskTexts } from '../i18n.ts';
import { ticketRevision } from './use-ticket.ts';

interface Props {
  ticket: DeskTicket;
  payment: DeskTicket['history'][number];
  onClose: () => void;
}

/** Cancels a payment of a ticket, with the reason. */
export function CancelPaymentDialog({ ticket, payment, onClose }: Props) {
  const { t, locale } = useDeskTexts();
  const { row, onConflict } = useOpenedRow(ticket, ticketRevision);
  const show = useShowSaved();
  const { id, revision, currency } = row;
  const sum = formatSum({ value: payment.amount ?? 0, currency }, locale);
  return (
    <ActionDialog
      title={t('tickets.cancelPayment')}
      submit={t('tickets.cancelPayment')}
      text={t('tickets.cancelPaymentText', { sum, day: formatDate(payment.day, locale) })}
      fields={[{ name: 'note', label: t('tickets.cancelPaymentReason'), kind: 'lines', isRequired: true }]}
      isDangerous
      act={({ note }) => callDesk('cancelPayment', { id, revision, payment: payment.id, note }).then(show)}
      onConflict={onConflict}
      onClose={onClose}
    />
  );
}
