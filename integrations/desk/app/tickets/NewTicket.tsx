import { useNavigate } from 'react-router-dom';
import type { DeskTicket } from '@tourbillon/domain/desk/tickets.ts';
import { CURRENCIES, type Currency } from '@tourbillon/domain/i18n/currencies.ts';
import { ActionDialog } from '../actions/ActionDialog.tsx';
import type { FieldOfAction } from '../actions/ActionField.tsx';
import { localDay } from '../actions/local-day.ts';
import { parseRate, parseSum } from '../actions/parse-number.ts';
import { useShowSaved } from '../actions/show-saved.ts';
import { useOpenedRow } from '../actions/use-opened-row.ts';
import { callDesk } from '../data/call-desk.ts';
import { currencyOf } from '../data/office-currency.ts';
import { useOffices } from '../data/offices.ts';
import { useDeskTexts } from '../i18n.ts';
import { TicketList } from './TicketList.tsx';
import { ticketRevision } from './use-ticket.ts';

/** Adds a ticket: a dialog over the list. */
export function NewTicket() {
  const { t } = useDeskTexts();
  const navigate = useNavigate();
  const fields = useTicketFields(undefined);
  return (
    <>
      <TicketList />
      {fields && (
        <ActionDialog
          title={t('tickets.create')}
          submit={t('tickets.create')}
          fields={fields}
          act={async (typed) => {
            const { data } = await callDesk('newTicket', {
              printed: typed.printed ?? '',
              ...ticketOf(typed),
            });
            // The dialog first closes itself, so the navigation must come later.
            setTimeout(() => void navigate(`/tickets/${data.id}/show`));
          }}
          onClose={() => void navigate('/tickets')}
        />
      )}
    </>
  );
}

/** Edits the data of a ticket. */
export function EditTicket({ ticket: latest, onClose }: { ticket: DeskTicket; onClose: () => void }) {
  const { t } = useDeskTexts();
  const { row: ticket, onConflict } = useOpenedRow(latest, ticketRevision);
  const show = useShowSaved();
  const fields = useTicketFields(ticket);
  if (!fields) return null;
  return (
    <ActionDialog
      title={t('tickets.one', { number: ticket.number })}
      submit={t('desk.save')}
      fields={fields}
      act={(typed) =>
        callDesk('editTicket', {
          ...{ id: ticket.id, revision: ticket.revision, note: typed.note ?? '' },
          ...ticketOf(typed),
          redeemed: typed.redeemed === 'yes',
        }).then(show)
      }
      onConflict={onConflict}
      onClose={onClose}
    />
  );
}

/** Fields of a ticket; undefined while the offices are loading. */
function useTicketFields(ticket: DeskTicket | undefined): FieldOfAction[] | undefined {
  const { t } = useDeskTexts();
  const offices = useOffices();
  if (offices.length === 0) return undefined;
  const number = (value: number | null | undefined) =>
    value === null || value === undefined ? '' : String(value);
  const rate = ticket?.day_rate;
  const isReckoned = number(ticket?.principal) !== '';
  return [
    ...(ticket ? [] : [{ name: 'printed', label: t('tickets.number'), isRequired: true }]),
    {
      name: 'city',
      label: t('tickets.office'),
      kind: 'choice',
      value: ticket?.city ?? offices[0]?.alias ?? '',
      choices: offices.map(({ alias, title }) => ({ id: alias, name: title })),
    },
    { name: 'phone_digits', label: t('tickets.digits'), value: ticket?.phone_digits ?? '', isRequired: true },
    { name: 'code', label: t('tickets.code'), ...(ticket?.has_code && { help: t('tickets.codeKept') }) },
    {
      name: 'currency',
      label: t('tickets.currency'),
      kind: 'choice',
      value: ticket?.currency ?? (({ city }) => currencyOf(offices, city)),
      isRequired: true,
      choices: CURRENCIES.map((id) => ({ id, name: id })),
    },
    { name: 'principal', label: t('tickets.principal'), kind: 'sum', value: number(ticket?.principal) },
    {
      name: 'issued',
      label: t('tickets.issued'),
      kind: 'day',
      value: ticket ? (ticket.issued ?? '') : localDay(),
    },
    {
      name: 'day_rate',
      label: t('tickets.rate'),
      kind: 'rate',
      value: rate === null || rate === undefined ? '' : String(rate / 10_000),
    },
    {
      name: 'amount',
      label: t('tickets.amount'),
      help: t('tickets.amountHelp'),
      kind: 'sum',
      value: isReckoned ? '' : number(ticket?.amount),
      isShown: ({ principal, day_rate: dayRate }) => !(principal && dayRate),
    },
    {
      name: 'due',
      label: t('tickets.due'),
      kind: 'day',
      value: ticket?.due ?? localDay(30),
      isRequired: true,
    },
    {
      name: 'grace_end',
      label: t('tickets.graceEnd'),
      kind: 'day',
      value: ticket?.grace_end ?? localDay(60),
      isRequired: true,
    },
    ...(ticket
      ? ([
          {
            name: 'redeemed',
            label: t('tickets.redeems'),
            kind: 'check',
            value: ticket.state === 'redeemed' ? 'yes' : '',
          },
          { name: 'note', label: t('tickets.note'), kind: 'lines' },
        ] as const)
      : []),
  ];
}

/**
 * The typed ticket. The day of issue counts only together with a loan or a rate; without these the ticket has a fixed
 * sum.
 */
function ticketOf(typed: Partial<Record<string, string>>) {
  const { city = '', phone_digits = '', code = '', due = '', grace_end = '', currency = '' } = typed;
  const sum = (text = '') => parseSum(text) ?? null;
  const principal = sum(typed.principal);
  const percent = parseRate(typed.day_rate ?? '') ?? null;
  const rate = percent === null ? null : Math.round(percent * 10_000);
  const isLoan = principal !== null || rate !== null;
  return {
    ...{ city, phone_digits, code, due, grace_end, principal },
    currency: currency as Currency,
    amount: isLoan ? null : sum(typed.amount),
    issued: isLoan ? typed.issued || null : null,
    day_rate: rate,
  };
}
