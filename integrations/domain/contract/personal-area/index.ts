import { editNotifications, endAlert, endNotifications, notifications } from './notifications.ts';
import { orders, readMessages, withdrawOrder, writeMessage } from './orders.ts';
import { ownRequests, writeInRequest } from './own-requests.ts';
import { editPriceNotice, priceNotices } from './price-notices.ts';
import { consents, deleteAccount, exportAccount, keepAccount } from './privacy.ts';
import { deleteFilter, editFilter, keepFilter, savedFilters } from './saved-filters.ts';
import { savedItems } from './saved-items.ts';
import { addTicket, removeTicket, tickets } from './tickets.ts';

/** Calls of the personal area (§2 and §7, architecture §5). */
export const PERSONAL_AREA_CALLS = {
  savedItems,
  savedFilters,
  keepFilter,
  editFilter,
  deleteFilter,
  orders,
  writeMessage,
  readMessages,
  withdrawOrder,
  ownRequests,
  writeInRequest,
  notifications,
  editNotifications,
  endNotifications,
  endAlert,
  priceNotices,
  editPriceNotice,
  tickets,
  addTicket,
  removeTicket,
  consents,
  exportAccount,
  deleteAccount,
  keepAccount,
} as const;

export type AreaCallName = keyof typeof PERSONAL_AREA_CALLS;
