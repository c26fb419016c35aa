import * as v from 'valibot';
import { calendarDay } from '@tourbillon/domain/contract/fields.ts';
import { ticketCode } from '@tourbillon/domain/contract/requests/ticket-code.ts';
import type { TicketColumn } from '@tourbillon/domain/desk/ticket-words.ts';
import { CURRENCIES, type Currency } from '@tourbillon/domain/i18n/currencies.ts';
import { addDays } from '../../business-days/working-days.ts';
import { ticketCodeHash } from '../ticket-code.ts';
import type { TicketRow } from '../payments.ts';
import type { TicketFileRow, TicketMistake } from './read-ticket-file.ts';
import { sumsOf, ticketMistakes } from './ticket-rules.ts';

/** Default days of grace. */
const GRACE = 30;

/** Required columns. */
const NEEDED: readonly TicketColumn[] = ['city', 'phone_digits', 'due', 'currency'];

/** Result of comparing a row. */
export interface ComparedRow extends Pick<TicketFileRow, 'line' | 'printed' | 'mistakes'> {
  outcome: 'added' | 'changed' | 'unchanged' | 'wrong';
  changes: { column: string; before: string; after: string }[];
  /** The planned write; undefined if nothing changes. */
  write?: { number: string; before: TicketRow | undefined; set: NewTicketRow; isOtherSum: boolean };
}

type NewTicketRow = Omit<TicketRow, 'id' | 'sumsAt' | 'extended' | 'revision'>;

/** The cells of a ticket in the format of the file. */
type Cells = Record<Exclude<TicketColumn, 'code' | 'number'>, string>;

/**
 * Compares a row of a file with the stored ticket. A missing column or an empty cell keeps the old value.
 * @param before undefined for a new ticket.
 * @param office of the desk user; null for all.
 */
export function compareTicket(
  row: TicketFileRow,
  before: TicketRow | undefined,
  { cities, office }: { cities: ReadonlySet<string>; office: string | null },
): ComparedRow {
  const { line, printed, number, cells } = row;
  const old = before && cellsOf(before);
  const now = mergedCells(cells, old);
  const code = v.safeParse(ticketCode, cells.get('code') ?? '');
  const mistakes = [...row.mistakes, ...cellMistakes(now, cities, office, before)];
  if (!code.success) mistakes.push({ column: 'code', reason: 'value' });
  const wrong = { line, printed, outcome: 'wrong' as const, changes: [], mistakes };
  if (mistakes.length > 0 || number === undefined) return wrong;
  const typed = {
    city: now.city,
    phone_digits: now.phone_digits,
    code: '',
    due: now.due,
    grace_end: now.grace_end || addDays(now.due, GRACE),
    currency: now.currency as Currency,
    amount: numberOf(now.amount),
    principal: numberOf(now.principal),
    issued: now.issued || null,
    day_rate: rateOf(now.day_rate),
  };
  const unmeant = Object.entries(ticketMistakes(typed)).map(([column, reason]) => ({ column, reason }));
  if (unmeant.length > 0) return { ...wrong, mistakes: unmeant };
  const newHash = code.success && code.output !== '' ? ticketCodeHash(number, code.output) : undefined;
  const set: NewTicketRow = {
    number,
    printed,
    city: typed.city,
    phoneDigits: typed.phone_digits,
    codeHash: newHash ?? before?.codeHash ?? null,
    due: typed.due,
    graceEnd: typed.grace_end,
    currency: typed.currency,
    ...sumsOf(typed),
    redeemed: now.redeemed === 'yes',
  };
  const changes = changesOf(old, cellsOf(set));
  // A code is secret, so the report only says that it changed.
  if (before && newHash !== undefined && newHash !== before.codeHash)
    changes.push({ column: 'code', before: '•', after: '••' });
  if (before && changes.length === 0) return { line, printed, outcome: 'unchanged', changes, mistakes };
  const isOtherSum = !before || changes.some(({ column }) => SUM_COLUMNS.has(column));
  return {
    ...{ line, printed, changes, mistakes },
    outcome: before ? 'changed' : 'added',
    write: { number, before, set, isOtherSum },
  };
}

/** Columns that set new terms. Earlier payments then no longer count. */
const SUM_COLUMNS: ReadonlySet<string> = new Set(['principal', 'issued', 'day_rate', 'amount', 'currency']);

function mergedCells(cells: TicketFileRow['cells'], old: Cells | undefined): Cells {
  const cell = (name: keyof Cells) => cells.get(name) || (old?.[name] ?? '');
  const isReckoned = Boolean(cell('principal') && cell('day_rate') && cell('issued'));
  const due = cell('due');
  return {
    city: cell('city'),
    phone_digits: cell('phone_digits').replace(/\D/g, '').slice(-4),
    issued: cell('issued'),
    due,
    // If the file changes only the due date, the end of grace is computed again.
    grace_end: cells.get('grace_end') || (old && due === old.due ? old.grace_end : ''),
    principal: cell('principal'),
    day_rate: cell('day_rate').replace(',', '.'),
    // With loan and rate, the amount is computed, and an amount in the file is ignored.
    amount: isReckoned ? '' : cell('amount'),
    currency: cell('currency').toUpperCase(),
    redeemed: (cells.get('redeemed') || old?.redeemed || 'no').toLowerCase(),
  };
}

function cellMistakes(
  now: Cells,
  cities: ReadonlySet<string>,
  office: string | null,
  before: TicketRow | undefined,
): TicketMistake[] {
  const mistakes: TicketMistake[] = [];
  const wrong = (column: TicketColumn, reason: string) => mistakes.push({ column, reason });
  for (const column of NEEDED) if (now[column as keyof Cells] === '') wrong(column, 'required');
  if (now.city !== '' && !cities.has(now.city)) wrong('city', 'value');
  if (office !== null && [now.city, before?.city ?? now.city].some((city) => city !== '' && city !== office))
    wrong('city', 'office');
  if (now.phone_digits !== '' && !/^\d{4}$/.test(now.phone_digits)) wrong('phone_digits', 'value');
  for (const day of ['issued', 'due', 'grace_end'] as const)
    if (now[day] !== '' && !v.is(calendarDay, now[day])) wrong(day, 'day');
  for (const sum of ['principal', 'amount'] as const)
    if (now[sum] !== '' && !/^\d{1,12}$/.test(now[sum])) wrong(sum, 'sum');
  if (now.day_rate !== '' && rateOf(now.day_rate) === null) wrong('day_rate', 'rate');
  if (now.currency !== '' && !(CURRENCIES as readonly string[]).includes(now.currency))
    wrong('currency', 'value');
  if (!['yes', 'no'].includes(now.redeemed)) wrong('redeemed', 'yes_no');
  return mistakes;
}

/** Converts a stored ticket to the cells of a file. */
function cellsOf(row: Omit<NewTicketRow, 'number' | 'printed'>): Cells {
  const isReckoned = row.principal !== null && row.issued !== null && row.dayRate !== null;
  return {
    city: row.city,
    phone_digits: row.phoneDigits,
    issued: row.issued ?? '',
    due: row.due,
    grace_end: row.graceEnd,
    principal: row.principal === null ? '' : String(row.principal),
    // Millionths per day as per cent, with at most four decimal places.
    day_rate: row.dayRate === null ? '' : String(row.dayRate / 10_000),
    amount: isReckoned ? '' : String(row.amount),
    currency: row.currency,
    redeemed: row.redeemed ? 'yes' : 'no',
  };
}

function changesOf(before: Cells | undefined, after: Cells): ComparedRow['changes'] {
  return (Object.keys(after) as (keyof Cells)[]).flatMap((column) => {
    const was = before?.[column] ?? '';
    return was === after[column] ? [] : [{ column, before: was, after: after[column] }];
  });
}

function numberOf(cell: string): number | null {
  return cell === '' ? null : Number(cell);
}

/** Converts per cent such as `0.3` to millionths of the loan per day; null if it is not valid. */
function rateOf(cell: string): number | null {
  return /^\d{1,2}(\.\d{1,4})?$/.test(cell) && Number(cell) <= 10 ? Math.round(Number(cell) * 10_000) : null;
}
