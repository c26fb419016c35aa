import type { DeskTicket } from '@tourbillon/domain/desk/tickets.ts';
import type { DeskKey } from '../../messages/index.ts';
import type { FieldOfAction } from '../actions/ActionField.tsx';
import { parseSum } from '../actions/parse-number.ts';

type Field = 'due' | 'grace_end' | 'amount';

/** Default length of an extension and of the grace period after it, days. */
const DAYS = 30;

const DAY = 24 * 3_600_000;

const later = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** Whether the debt is calculated from loan and rate; an extension then needs no sum. */
function isReckoned({ principal, issued, day_rate: rate }: DeskTicket): boolean {
  return principal !== null && issued !== null && rate !== null;
}

/** Fields of an extension: the new days, and the sum if it is not calculated. */
export function extensionFields(ticket: DeskTicket, t: (key: DeskKey) => string): FieldOfAction<Field>[] {
  const due = later(ticket.due, DAYS);
  return [
    { name: 'due', label: t('tickets.due'), kind: 'day', value: due, isRequired: true },
    {
      name: 'grace_end',
      label: t('tickets.graceEnd'),
      kind: 'day',
      value: later(due, DAYS),
      isRequired: true,
    },
    {
      name: 'amount',
      label: `${t('tickets.newSum')}, ${ticket.currency}`,
      kind: 'sum',
      value: '',
      isRequired: true,
      isShown: () => !isReckoned(ticket),
    },
  ];
}

/** The typed extension. */
export function extensionOf(ticket: DeskTicket, { due, grace_end, amount }: Record<Field, string>) {
  return { due, grace_end, amount: isReckoned(ticket) ? null : (parseSum(amount) ?? null) };
}
