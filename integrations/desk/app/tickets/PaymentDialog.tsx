import type { DeskTicket } from '@tourbillon/domain/desk/tickets.ts';
import { ActionDialog } from '../actions/ActionDialog.tsx';
import { localDay } from '../actions/local-day.ts';
import { parseSum } from '../actions/parse-number.ts';
import { useShowSaved } from '../actions/show-saved.ts';
import { useOpenedRow } from '../actions/use-opened-row.ts';
import { callDesk } from '../data/call-desk.ts';
import { useDeskTexts } from '../i18n.ts';
import { paymentQuestion } from './payment-question.ts';
import { ticketRevision } from './use-ticket.ts';

/** Records a payment for a ticket. */
export function PaymentDialog({ ticket, onClose }: { ticket: DeskTicket; onClose: () => void }) {
  const { t, locale } = useDeskTexts();
  const { row, onConflict } = useOpenedRow(ticket, ticketRevision);
  const show = useShowSaved();
  const { id, revision, currency, owed } = row;
  return (
    <ActionDialog
      title={t('tickets.pay')}
      submit={t('tickets.pay')}
      fields={[
        {
          name: 'amount',
          label: `${t('tickets.sum')}, ${currency}`,
          kind: 'sum',
          value: String(owed),
          isRequired: true,
        },
        { name: 'day', label: t('tickets.day'), kind: 'day', value: localDay(), isRequired: true },
        { name: 'redeems', label: t('tickets.redeems'), kind: 'check', help: t('tickets.redeemsHelp') },
        { name: 'note', label: t('tickets.note'), kind: 'lines' },
      ]}
      confirm={({ amount }) => paymentQuestion(row, parseSum(amount) ?? 0, locale, t)}
      act={({ amount, day, redeems, note }) =>
        callDesk('notePayment', {
          ...{ id, revision, day, note },
          amount: parseSum(amount) ?? 0,
          redeems: redeems === 'yes',
        }).then(show)
      }
      onConflict={onConflict}
      onClose={onClose}
    />
  );
}
