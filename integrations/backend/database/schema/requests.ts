import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { RequestCallName } from '@tourbillon/domain/contract/requests/index.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { accounts } from './accounts.ts';
import { moment } from './columns.ts';
import { staff } from './staff.ts';

/** Fields of a request that are searched. */
const SEARCHED = ['user_name', 'name', 'email', 'nickname', 'brand', 'model', 'reference', 'item']
  .map((field) => `coalesce(payload ->> '${field}', '')`)
  .concat("coalesce(number, '')");

/**
 * Letters that a database with the locale C does not convert to lower case: Cyrillic of the four languages, and
 * non-ASCII letters of names.
 */
const CAPITALS = 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЇЄҐЎҚҒҲÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÚÛÜŞĞ';

function inLowerCase(text: string): string {
  return `translate(lower(${text}), '${CAPITALS}', '${CAPITALS.toLowerCase()}')`;
}

/** Requests that people sent through forms. A request is stored before its sender gets a confirmation. */
export const requests = pgTable(
  'requests',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Name of its call in the contract. */
    kind: text().$type<RequestCallName>().notNull(),
    /** The fields of the call. */
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    /**
     * The account that was logged in when it was sent; null when there was none, or when it was deleted but the
     * request has to be kept.
     */
    accountId: bigint({ mode: 'number' }).references(() => accounts.id, { onDelete: 'set null' }),
    locale: text().$type<Locale>().notNull(),
    /** Alias of the visitor's city. */
    city: text(),
    /** Idempotency key: a repeated request with the same key is stored once. */
    key: text().notNull().unique(),
    /**
     * Editions of the consent's text and of the privacy policy shown with it (decision 57); the consent was given at
     * `sentAt`.
     */
    consentText: text(),
    consentPolicy: text(),
    /** When the person sent it, and when it arrived: they differ when this backend was not running. */
    sentAt: moment().notNull(),
    createdAt: moment().notNull(),
    /** Number of an appeal, `YYYY-NNNNNN` (decision 16). */
    number: text().unique(),
    /** Deadline of the answer or decision, a day in the shop's time zone. */
    due: date({ mode: 'string' }),
    /** When the staff started to work on it, and when they marked it as answered. */
    takenAt: moment(),
    /** The staff member who works on it; null when nobody does, or when the command line marked it. */
    takenBy: bigint({ mode: 'number' }).references(() => staff.id, { onDelete: 'set null' }),
    answeredAt: moment(),
    /** The deadline of the answer (`ANSWER_TERMS`); null where none is promised. */
    answerBy: moment(),
    /** Text for the search of the desk, in lower case: names, addresses, subject and number. */
    searched: text().generatedAlwaysAs(sql.raw(inLowerCase(SEARCHED.join(" || ' ' || ")))),
    /** The phone number as it was sent. */
    phone: text().generatedAlwaysAs(sql`payload ->> 'telephone'`),
    /** Since when the staff has unread messages from the sender; null when there are none. */
    unreadSince: moment(),
    /** When the row last changed: the desk asks for changes every few seconds. */
    changedAt: moment()
      .notNull()
      .defaultNow()
      .$onUpdate(() => new Date()),
  },
  (table) => [
    index('requests_changed').on(table.changedAt),
    index('requests_open')
      .on(table.answerBy)
      .where(sql`answered_at is null`),
    index('requests_unread')
      .on(table.id)
      .where(sql`unread_since is not null`),
    index('requests_kind').on(table.kind, table.createdAt),
    index('requests_account').on(table.accountId),
  ],
);

/** The last assigned number of an appeal in each year. */
export const appealNumbers = pgTable('appeal_numbers', {
  year: integer().primaryKey(),
  last: integer().notNull(),
});
