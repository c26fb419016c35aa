import type { AreaCallName } from '@tourbillon/domain/contract/personal-area/index.ts';
import { DELETION_DAYS } from '@tourbillon/domain/contract/personal-area/privacy.ts';
import { ownRequestsOf, writeInRequest } from '../correspondence/correspondence.ts';
import { claimOrders } from '../orders/orders.ts';
import { readMessages, writeMessage } from '../orders/order-messages.ts';
import { ordersOf } from '../orders/order-rows.ts';
import { isRegular } from '../orders/regular-customers.ts';
import { withdrawOrder } from '../orders/withdraw-order.ts';
import { accountView } from '../accounts/account-view.ts';
import { scheduleDeletion, cancelDeletion } from '../privacy/delete-account.ts';
import { consentsOf, exportOf } from '../privacy/export-account.ts';
import { deleteFilter, editFilter, saveFilter, listFilters } from '../saved/saved-filters.ts';
import { mergeSaved } from '../saved/saved-items.ts';
import { editPriceNotice, priceNoticesOf } from '../alerts/price-notices.ts';
import { alertsOf, endAlert } from '../alerts/account-alerts.ts';
import { chooseMailing, endMailing, mailingOf } from '../subscription/account-mailing.ts';
import type { Holder } from './call-context.ts';
import type { Handlers, HandlerServices } from './handlers.ts';
import { ticketHandlers } from './tickets.ts';

/** Calls of the personal area. Every change of a list returns the complete new list. */
export function personalAreaHandlers(
  parts: Pick<HandlerServices, 'database' | 'mail' | 'catalogue' | 'items' | 'staffEmail' | 'uploads'>,
): Pick<Handlers, AreaCallName> {
  const { database, mail, staffEmail } = parts;
  const shown = (locale: Holder['locale']) => ({
    items: parts.items,
    catalogue: parts.catalogue.current(),
    locale,
  });

  const filters = async ({ account, locale }: Holder) => ({
    data: await listFilters(database, account, locale),
  });
  const orders = async ({ account, locale }: Holder) => ({
    data: await ordersOf(database, account.id, shown(locale)),
  });
  const requests = async ({ account }: Holder) => ({ data: await ownRequestsOf(database, account.id) });
  const notifications = async ({ account, locale }: Holder) => ({
    data: {
      email: account.email,
      ...(await mailingOf(database, account)),
      alerts: await alertsOf(database, account.id, shown(locale)),
    },
  });
  const prices = async ({ account, locale }: Holder) => ({
    data: await priceNoticesOf(database, account, shown(locale)),
  });
  /** Runs an action, sends its letters, and returns the new state. */
  const then =
    <Request, Response>(
      act: (request: Request, holder: Holder) => Promise<void>,
      respond: (holder: Holder) => Promise<Response>,
    ) =>
    async (request: Request, holder: Holder) => {
      await act(request, holder);
      void mail.wake();
      return respond(holder);
    };

  return {
    savedItems: async (sent, { account }) => ({ data: await mergeSaved(database, account.id, sent) }),

    savedFilters: (_, holder) => filters(holder),
    keepFilter: then((wish, { account, locale }) => saveFilter(database, account, wish, locale), filters),
    editFilter: then((wish, { account }) => editFilter(database, account, wish), filters),
    deleteFilter: then(({ id }, { account }) => deleteFilter(database, account.id, id), filters),

    async orders(_, holder) {
      await claimOrders(database, holder.account);
      return orders(holder);
    },
    writeMessage: then((words, { account }) => writeMessage(database, account, words, staffEmail), orders),
    withdrawOrder: then(({ id }, { account }) => withdrawOrder(database, account, id, staffEmail), orders),
    readMessages: then(({ id }, { account }) => readMessages(database, account.id, id), orders),

    ownRequests: (_, holder) => requests(holder),
    writeInRequest: then(
      (words, { account }) => database.transaction((tx) => writeInRequest(tx, account.id, words, staffEmail)),
      requests,
    ),

    notifications: (_, holder) => notifications(holder),
    editNotifications: then(
      ({ options }, { account, locale }) => chooseMailing(database, account, options, locale),
      notifications,
    ),
    endNotifications: then((_, { account }) => endMailing(database, account), notifications),
    endAlert: then(({ id }, { account }) => endAlert(database, account.id, id), notifications),

    priceNotices: (_, holder) => prices(holder),
    editPriceNotice: then((wish, { account }) => editPriceNotice(database, account, wish), prices),

    ...ticketHandlers(parts),

    consents: async (_, { account }) => ({ data: await consentsOf(database, account.id) }),
    async exportAccount(_, { account, record }) {
      const held = await exportOf(database, account, parts.uploads.key);
      await record(database, { kind: 'export', account });
      return { data: { made_at: new Date().toISOString(), parts: held } };
    },
    async keepAccount(_, holder) {
      await cancelDeletion(database, holder);
      const regular = await isRegular(database, holder.account);
      return { data: accountView({ ...holder.account, deleteAt: null }, regular) };
    },
    async deleteAccount(_, holder) {
      const deleteAt = await scheduleDeletion(database, holder);
      void mail.wake();
      const status = 'to_be_deleted' as const;
      return { data: { status, delete_at: deleteAt.toISOString(), days: DELETION_DAYS } };
    },
  };
}
