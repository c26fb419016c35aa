import { ACCOUNT_METHODS, CONTACT_METHODS } from '@tourbillon/domain/contract/contact-methods.ts';
import { OFFER_STATES } from '@tourbillon/domain/business/offer-state.ts';
import { HANDOVERS } from '@tourbillon/domain/desk/order-words.ts';
import { TICKET_EVENTS } from '@tourbillon/domain/desk/ticket-words.ts';
import { LOCALE_FACTS, LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import type { MessageKey, Translate } from '@tourbillon/domain/i18n/translate.ts';

/** Words for the codes of the export, by `part.field`, or by the field alone where all parts have the same. */
export type ExportValues = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What letters are about, by the first word of their kind. */
const LETTERS = {
  account: 'layout.personalArea',
  email: 'layout.personalArea',
  password: 'layout.personalArea',
  sign: 'layout.personalArea',
  new: 'layout.personalArea',
  subscription: 'privacy.part_mailing',
  digest: 'privacy.part_mailing',
  arrived: 'privacy.part_alerts',
  price: 'privacy.part_alerts',
  sold: 'privacy.part_alerts',
  order: 'privacy.part_orders',
  ticket: 'privacy.part_tickets',
  offer: 'privacy.part_offers',
  visit: 'privacy.part_appointments',
  request: 'privacy.part_requests',
  staff: 'privacy.part_requests',
} as const satisfies Record<string, MessageKey>;

/** The words of the export in the language of a page. */
export function exportValues(t: Translate): ExportValues {
  const worded = <Name extends string>(names: readonly Name[], key: (name: Name) => MessageKey) =>
    Object.fromEntries(names.map((name) => [name, t(key(name))]));
  return {
    notify_type: Object.fromEntries(
      CONTACT_METHODS.map((method) => [ACCOUNT_METHODS[method], t(`requests.method_${method}`)]),
    ),
    language: Object.fromEntries(LOCALES.map((locale) => [locale, LOCALE_FACTS[locale].name])),
    author: { staff: t('orders.fromStaff'), holder: t('orders.fromHolder'), sender: t('orders.fromHolder') },
    choice: worded(['buy_out', 'loan'], (choice) => `privacy.field_${choice}`),
    wish: worded(['buy', 'reserve'], (wish) => `orders.wish_${wish}`),
    handover: worded(HANDOVERS, (way) => `privacy.value_handover_${way}`),
    'offers.state': worded(OFFER_STATES, (state) => `privacy.value_offer_${state}`),
    'mailing.state': {
      none: t('notifications.stateNone'),
      pending: t('notifications.statePending'),
      confirmed: t('notifications.stateConfirmed'),
      unsubscribed: t('notifications.stateUnsubscribed'),
    },
    'letters.state': worded(['waiting', 'sent', 'dead'], (state) => `privacy.value_letter_${state}`),
    'letters.kind': worded(Object.keys(LETTERS) as (keyof typeof LETTERS)[], (word) => LETTERS[word]),
    'alerts.kind': worded(['item', 'filter', 'price'], (kind) => `notifications.kind_${kind}`),
    'notices.kind': {
      arrived: t('notifications.kind_filter'),
      back: t('notifications.kind_item'),
      price: t('notifications.kind_price'),
      sold: t('privacy.value_notice_sold'),
    },
    'ticket_events.kind': worded(TICKET_EVENTS, (event) => `privacy.value_ticket_${event}`),
    'reminders.kind': { due: t('privacy.field_due'), grace: t('privacy.field_grace_end') },
  };
}

/**
 * The words for a cell; undefined if it has none. A list has commas; a code may have details after its first word:
 * `price:1200`, `request-received`.
 */
export function wordedCell(
  values: ExportValues,
  part: string,
  name: string,
  cell: string,
): string | undefined {
  const words = values[`${part}.${name}`] ?? values[name];
  if (!words) return undefined;
  const said = cell.split(', ').map((code) => words[code] ?? words[code.split(/[:-]/)[0] ?? '']);
  return said.includes(undefined) ? undefined : said.join(', ');
}
