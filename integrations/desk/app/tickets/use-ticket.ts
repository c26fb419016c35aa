import { useRecordContext } from 'react-admin';
import type { DeskTicket } from '@tourbillon/domain/desk/tickets.ts';

/** The ticket of the page; undefined while only the entry of the list is loaded. */
export function useTicket(): DeskTicket | undefined {
  const ticket = useRecordContext<DeskTicket>();
  return ticket && 'history' in ticket ? ticket : undefined;
}

/** What changes with every change of a ticket. */
export const ticketRevision = ({ revision }: DeskTicket) => revision;
