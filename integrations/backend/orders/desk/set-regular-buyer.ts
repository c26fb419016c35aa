import { eq } from 'drizzle-orm';
import type { DeskRequestOf } from '@tourbillon/domain/desk/desk-call.ts';
import type * as calls from '@tourbillon/domain/desk/orders.ts';
import { schema, type Database } from '../../database/database.ts';
import { notFound } from '../../errors/domain-error.ts';
import { findOrder } from './read-order.ts';
import type { Colleague } from './work-on-order.ts';

const { accounts } = schema;

/**
 * Stores whether the buyer of an order is a regular customer; this comes before the rule by purchases.
 * @throws DomainError 'not-found', also if the buyer has no account.
 */
export async function setRegularBuyer(
  tx: Database,
  { office }: Colleague,
  { id, regular }: DeskRequestOf<typeof calls.setRegularBuyer>,
): Promise<void> {
  const { order } = await findOrder(tx, office, id);
  if (order.accountId === null) throw notFound('Account');
  await tx.update(accounts).set({ regular }).where(eq(accounts.id, order.accountId));
}
