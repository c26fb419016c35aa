import type { AreaCallName } from '@tourbillon/domain/contract/personal-area/index.ts';
import { DELETION_DAYS } from '@tourbillon/domain/contract/personal-area/privacy.ts';
import type { SavedChange } from '@tourbillon/domain/contract/personal-area/saved-items.ts';
import type { MailingOption } from '@tourbillon/domain/contract/subscription.ts';
import { checkCurrentPassword } from '../accounts/current-password.ts';
import { demandRecentProof } from '../accounts/recent-proof.ts';
import { readMessages, writeMessage } from '../orders/order-messages.ts';
import { ordersOf } from '../orders/order-rows.ts';
import { askForDeletion } from '../privacy/delete-account.ts';
import { consentsOf, exportOf } from '../privacy/export-account.ts';
import { deleteFilter, editFilter, saveFilter, listFilters } from '../saved/saved-filters.ts';
import { mergeSaved } from '../saved/saved-items.ts';
import { editPriceNotice, priceNoticesOf } from '../alerts/price-notices.ts';
import { alertsOf, endAlert } from '../alerts/account-alerts.ts';
import { chooseMailing, endMailing, mailingOf } from '../subscription/account-mailing.ts';
import { authenticated, type Holder } from './authenticated.ts';
import type { Handlers, Parts } from './handlers.ts';
import { ticketHandlers } from './tickets.ts';

/** Calls of the personal area: what stands on an account. Whatever changes a list answers with all of it. */
export function personalAreaHandlers(
  parts: Pick<Parts, 'database' | 'mail' | 'catalogue' | 'items' | 'staffEmail' | 'uploads'>,
): Pick<Handlers, AreaCallName> {
  const { database, mail, staffEmail } = parts;
  const guarded = authenticated(database);
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
  /** Does something, sends the letters it has made, and answers with what there is then. */
  const then = <Request extends { token: string }, Answer>(
    act: (fields: Omit<Request, 'token'>, holder: Holder) => Promise<void>,
    answer: (holder: Holder) => Promise<Answer>,
  ) =>
    guarded<Request, Answer>(async (fields, holder) => {
      await act(fields, holder);
      void mail.wake();
      return answer(holder);
    });

  return {
    savedItems: guarded(
      async (sent: { owner?: string | undefined; changes: SavedChange[] }, { account }) => ({
        data: await mergeSaved(database, account.id, sent),
      }),
    ),

    savedFilters: guarded((_, holder) => filters(holder)),
    keepFilter: then(
      (wish: Parameters<typeof saveFilter>[2], { account, locale }) =>
        saveFilter(database, account, wish, locale),
      filters,
    ),
    editFilter: then(
      (wish: Parameters<typeof editFilter>[2], { account }) => editFilter(database, account, wish),
      filters,
    ),
    deleteFilter: then(
      ({ id }: { id: number }, { account }) => deleteFilter(database, account.id, id),
      filters,
    ),

    orders: guarded((_, holder) => orders(holder)),
    writeMessage: then(
      (words: { id: number; text: string }, { account }) =>
        writeMessage(database, account, words, staffEmail),
      orders,
    ),
    readMessages: then(
      ({ id }: { id: number }, { account }) => readMessages(database, account.id, id),
      orders,
    ),

    notifications: guarded((_, holder) => notifications(holder)),
    editNotifications: then(
      ({ options }: { options: MailingOption[] }, { account, locale }) =>
        chooseMailing(database, account, options, locale),
      notifications,
    ),
    endNotifications: then((_: object, { account }) => endMailing(database, account), notifications),
    endAlert: then(
      ({ id }: { id: number }, { account }) => endAlert(database, account.id, id),
      notifications,
    ),

    priceNotices: guarded((_, holder) => prices(holder)),
    editPriceNotice: then(
      (wish: Parameters<typeof editPriceNotice>[2], { account }) => editPriceNotice(database, account, wish),
      prices,
    ),

    ...ticketHandlers(parts),

    consents: guarded(async (_, { account }) => ({ data: await consentsOf(database, account.id) })),
    exportAccount: guarded(async (_, { account, session, record }) => {
      demandRecentProof(session);
      const held = await exportOf(database, account, parts.uploads.key);
      await record(database, { kind: 'export', account });
      return { data: { made_at: new Date().toISOString(), parts: held } };
    }),
    deleteAccount: guarded(
      async ({ current_password }: { current_password?: string | undefined }, holder) => {
        if (current_password === undefined) demandRecentProof(holder.session);
        else await checkCurrentPassword(database, holder, current_password);
        const deleteAt = await askForDeletion(database, holder);
        void mail.wake();
        const status = 'to_be_deleted' as const;
        return { data: { status, delete_at: deleteAt.toISOString(), days: DELETION_DAYS } };
      },
    ),
  };
}
