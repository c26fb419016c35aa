import type { CityChoice } from '#src/backend-client/city-choices.ts';
import {
  DELETION_DAYS,
  EXPORT_FIELDS,
  EXPORT_PARTS,
} from '@tourbillon/domain/contract/personal-area/privacy.ts';
import { REQUEST_CALLS, type RequestCallName } from '@tourbillon/domain/contract/requests/index.ts';
import { MAILING_OPTIONS } from '@tourbillon/domain/contract/subscription.ts';
import { type DatePatterns, datePatterns } from '@tourbillon/domain/i18n/date-patterns.ts';
import { LOCALE_FACTS, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { PluralForms } from '@tourbillon/domain/i18n/plural.ts';
import {
  type MessageKey,
  pickMessages,
  pickPlural,
  type Translate,
} from '@tourbillon/domain/i18n/translate.ts';
import { imageAddress } from '#src/addresses/image-address.ts';
import { type ExportValues, exportValues } from './export-values.ts';
import { LOADED_KEYS } from '../loaded-words.ts';
import { AVAILABILITIES } from '@tourbillon/domain/sections/item-statuses.ts';
import { TICKET_STATES } from '@tourbillon/domain/contract/requests/look-ups.ts';

/** Keys of the texts that the tabs show. */
const KEYS = [
  'orders.number',
  'orders.withdraw',
  'orders.withdrawAsk',
  'orders.withdrawYes',
  'orders.withdrawNo',
  'orders.withdrawn',
  'orders.withdrawRefused',
  'orders.officeTitle',
  'orders.heldUntil',
  'orders.cause_held_for_another',
  'orders.cause_sold_to_another',
  'orders.wish_buy',
  'orders.wish_reserve',
  'orders.nextTitle',
  'orders.gone',
  'orders.emptyTitle',
  'orders.emptyText',
  'orders.emptyAction',
  'orders.regular',
  'orders.messagesLink',
  'orders.messagesEmpty',
  'orders.messagesEmptyText',
  'orders.nobodyWrote',
  'orders.fromStaff',
  'orders.fromHolder',
  'orders.becameState',
  'orders.unread',
  'requestThread.title',
  'requestThread.state_open',
  'requestThread.state_answered',
  'orders.writeLabel',
  'orders.writeButton',
  'orders.writeDone',
  'orders.notDone',
  ...LOADED_KEYS,
  'savedFilters.name',
  'savedFilters.keepButton',
  'savedFilters.tell',
  'savedFilters.emptyTitle',
  'savedFilters.emptyText',
  'savedFilters.emptyAction',
  'savedFilters.rename',
  'savedFilters.renameWord',
  'savedFilters.remove',
  'savedFilters.removeWord',
  'savedFilters.cancel',
  'savedFilters.done',
  'savedFilters.removed',
  'notifications.mailingTitle',
  'notifications.mailingLead',
  'notifications.topics',
  'notifications.arrivalsHelp',
  'notifications.save',
  'notifications.subscribe',
  'notifications.saved',
  'notifications.confirmSent',
  'notifications.end',
  'notifications.ended',
  'notifications.stateNone',
  'notifications.statePending',
  'notifications.stateConfirmed',
  'notifications.stateUnsubscribed',
  'notifications.alertsTitle',
  'notifications.alertsEmpty',
  'notifications.alertsPaused',
  'notifications.kind_item',
  'notifications.kind_filter',
  'notifications.kind_price',
  'notifications.endAlert',
  'notifications.endAlertWord',
  'notifications.alertEnded',
  'notifications.pricesTitle',
  'notifications.pricesLead',
  'notifications.pricesEmpty',
  'notifications.pricesAll',
  'notifications.pricesTopics',
  'notifications.priceTell',
  'notifications.priceOn',
  'notifications.savedLead',
  'notifications.savedEmpty',
  'tickets.lead',
  'tickets.confirmMailbox',
  'tickets.addTitle',
  'tickets.add',
  'tickets.remove',
  'tickets.removeWord',
  'tickets.removed',
  'tickets.added',
  'tickets.calendar',
  'tickets.eventDue',
  'tickets.eventGrace',
  'tickets.ticket',
  'tickets.today',
  'tickets.tooMany',
  'privacy.exportTitle',
  'privacy.exportText',
  'privacy.show',
  'privacy.download',
  'privacy.nothing',
  'privacy.yes',
  'privacy.no',
  'privacy.consentsTitle',
  'privacy.givenAt',
  'privacy.withdrawnAt',
  'privacy.edition',
  'privacy.policyOf',
  'privacy.deleteTitle',
  'privacy.deleteLogsOut',
  'privacy.deleteRemoves',
  'privacy.deleteUndone',
  'privacy.deleteLeaves',
  'privacy.deleteStart',
  'privacy.deleteButton',
  'privacy.deleted',
  'savedLists.favorite',
  'savedLists.comparison',
  'savedLists.viewed',
  'requests.field_ticket',
  'requests.field_city',
  'cases.ticketHelp',
  'cases.ticketCity',
  'cases.due',
  'cases.graceEnd',
  'cases.toPay',
  'cases.toPayToday',
  'tickets.reminder',
  'cases.choose',
  'requests.field_code',
  'requests.field_digits',
  'cases.ticketCodeHelp',
  'forms.summary',
  'passkeys.proofMissing',
] as const satisfies readonly MessageKey[];

/** What the server passes to the tabs: texts, and data for Intl. */
export interface TabView {
  words: Record<(typeof KEYS)[number], string>;
  /** BCP 47 tag of the page. */
  iso: string;
  dates: DatePatterns;
  plurals: { daysLeft: PluralForms; savedCount: PluralForms };
  /** Translated order states, by their contract names. */
  states: Record<(typeof AVAILABILITIES)[number], string>;
  next: Record<(typeof AVAILABILITIES)[number], string>;
  ticketStates: Record<(typeof TICKET_STATES)[number], string>;
  options: Record<(typeof MAILING_OPTIONS)[number], string>;
  parts: Record<(typeof EXPORT_PARTS)[number], string>;
  fields: Record<string, string>;
  /** Words for codes in the export. */
  values: ExportValues;
  /** Translated purposes of consents, by their contract names. */
  purposes: Record<string, string>;
  /** Address template of a small picture; `{{src}}` is the file name. */
  picture: string;
  /** Address of the first list with items, or the home page when all lists are empty. */
  catalogue: string;
  /** Cities whose offices issue tickets. */
  cities: CityChoice[];
  /** Days of grace before an account is deleted. */
  deletionDays: number;
}

/** Builds the props of the tabs in the language of a page. */
export function tabView(
  t: Translate,
  locale: Locale,
  { cities, catalogue }: Pick<TabView, 'cities' | 'catalogue'>,
): TabView {
  const named = <Name extends string>(names: readonly Name[], key: (name: Name) => MessageKey) =>
    Object.fromEntries(names.map((name) => [name, t(key(name))])) as Record<Name, string>;
  const states = named(AVAILABILITIES, (name) => `item.availability_${name}`);
  const options = named(MAILING_OPTIONS, (name) => `subscription.option_${name}`);
  const purposes = {
    registration: t('privacy.purpose_registration'),
    mailing: t('privacy.purpose_mailing'),
    ...named(Object.keys(REQUEST_CALLS) as RequestCallName[], (name) => `requests.kind_${name}`),
  };
  const places = Object.fromEntries(cities.map(({ value, title }) => [value, title]));
  return {
    words: pickMessages(t, KEYS),
    iso: LOCALE_FACTS[locale].iso,
    dates: datePatterns(locale),
    plurals: {
      daysLeft: pickPlural(locale, 'tickets.daysLeft'),
      savedCount: pickPlural(locale, 'notifications.savedCount'),
    },
    states,
    next: named(AVAILABILITIES, (name) => `orders.next_${name}`),
    ticketStates: named(TICKET_STATES, (name) => `cases.ticket_${name}`),
    options,
    parts: named(EXPORT_PARTS, (name) => `privacy.part_${name}`),
    fields: named(EXPORT_FIELDS, (name) => `privacy.field_${name}`),
    purposes,
    values: { ...exportValues(t), state: states, options, purpose: purposes, place: places },
    picture: imageAddress({ src: '{{src}}', width: 160, format: 'webp' }),
    catalogue,
    cities,
    deletionDays: DELETION_DAYS,
  };
}
