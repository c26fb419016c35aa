import { useRecordContext } from 'react-admin';
import type { DeskTicket } from '@tourbillon/domain/desk/tickets.ts';

/** The ticket of the page; undefined while only what its list knows of it is there. */
export function useTicket(): DeskTicket | undefined {
  const ticket = useRecordContext<DeskTicket>();
  return ticket && 'history' in ticket ? ticket : undefined;
}
