import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { RequestCallName } from '@tourbillon/domain/contract/requests/index.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { accounts } from './accounts.ts';
import { moment } from './columns.ts';
import { staff } from './staff.ts';

/** Texts of a request by which it is found. */
const SEARCHED = ['user_name', 'name', 'email', 'nickname', 'brand', 'model', 'reference', 'item']
  .map((field) => `coalesce(payload ->> '${field}', '')`)
  .concat("coalesce(number, '')");

/** Letters that a database of the locale C does not fold: Cyrillic of the four languages, and what names have beside ASCII. */
const CAPITALS = 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЇЄҐЎҚҒҲÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÚÛÜŞĞ';

function inLowerCase(text: string): string {
  return `translate(lower(${text}), '${CAPITALS}', '${CAPITALS.toLowerCase()}')`;
}

/** What people asked for through a form: each a lead, stored before its sender is thanked. */
export const requests = pgTable(
  'requests',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Its call in the contract. */
    kind: text().$type<RequestCallName>().notNull(),
    /** The fields of the call. */
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Whose it is, if it was sent while somebody was logged in; null when the account is gone and the request has to stay. */
    accountId: bigint({ mode: 'number' }).references(() => accounts.id, { onDelete: 'set null' }),
    locale: text().$type<Locale>().notNull(),
    /** Alias of the visitor's city. */
    city: text(),
    /** A request that comes again under its key is the same one. */
    key: text().notNull().unique(),
    /** Edition of the words agreed to, and of the privacy policy shown with them (decision 57); given at `sentAt`. */
    consentText: text(),
    consentPolicy: text(),
    /** When the person sent it, and when it came: apart when this backend was away. */
    sentAt: moment().notNull(),
    createdAt: moment().notNull(),
    /** Number of an appeal, `YYYY-NNNNNN` (decision 16). */
    number: text().unique(),
    /** Day by which it is to be answered or decided, in the shop's zone. */
    due: date({ mode: 'string' }),
    /** When the staff took it into work, and when they noted it as answered. */
    takenAt: moment(),
    /** Who of the desk works on it; null when nobody does, or the command line noted it. */
    takenBy: bigint({ mode: 'number' }).references(() => staff.id, { onDelete: 'set null' }),
    answeredAt: moment(),
    /** The moment by which it is to be answered (`ANSWER_TERMS`); null where nothing is promised. */
    answerBy: moment(),
    /** What the desk searches in, in lower case: names, addresses, what it is about and its number. */
    searched: text().generatedAlwaysAs(sql.raw(inLowerCase(SEARCHED.join(" || ' ' || ")))),
    /** The phone as it was sent. */
    phone: text().generatedAlwaysAs(sql`payload ->> 'telephone'`),
    /** Since when its sender has written what nobody of the desk has looked at; null when there is nothing. */
    unreadSince: moment(),
    /** When anything of it was last another: what the desk asks for every few seconds. */
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

/** The last number of an appeal that was given out in a year. */
export const appealNumbers = pgTable('appeal_numbers', {
  year: integer().primaryKey(),
  last: integer().notNull(),
});
