import { eq, or, sql, type SQL } from 'drizzle-orm';
import { schema } from './database.ts';

const { alerts, requests } = schema;

/** The owner of an account's alerts, as stored in the table of alerts. */
export function ownerOf(accountId: number): string {
  return `account:${accountId}`;
}

/**
 * Condition for all alerts of an account: its own, and those of requests that it sent, such as a purchase of a piece
 * that was taken (decision 633).
 */
export function isOfAccount(accountId: number): SQL | undefined {
  const ofRequests = sql`${alerts.owner} in (select 'request:' || ${requests.id} from ${requests} where ${requests.accountId} = ${accountId})`;
  return or(eq(alerts.owner, ownerOf(accountId)), ofRequests);
}
