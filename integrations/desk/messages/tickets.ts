import { ticketChanges } from './tickets/changes.ts';
import { ticketFiles } from './tickets/files.ts';
import { ticketHistory } from './tickets/history.ts';
import { ticketList } from './tickets/list.ts';

/** Messages of the section of pledge tickets. */
export const tickets = {
  ...ticketList,
  ...ticketChanges,
  ...ticketHistory,
  ...ticketFiles,
} as const;
