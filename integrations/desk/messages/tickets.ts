import { ticketChanges } from './tickets/changes.ts';
import { ticketFiles } from './tickets/files.ts';
import { ticketHistory } from './tickets/history.ts';
import { ticketList } from './tickets/list.ts';

/** What the section of pledge tickets says. */
export const tickets = {
  ...ticketList,
  ...ticketChanges,
  ...ticketHistory,
  ...ticketFiles,
} as const;
