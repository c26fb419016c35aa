import type { Database } from '../database/database.ts';
import type { ItemRow } from '../database/schema/items.ts';
import { beginAnnouncing } from '../feed/announce.ts';
import { itemsByNumber } from './items-by-number.ts';
import type { Plan } from './plan-row.ts';
import { changedFields } from './same-values.ts';

/**
 * Plans again what has changed between the planning and the writing, which can be seconds when there are photographs
 * (decision 208). Takes the write lock of the feed, so that the items stay as they are until the transaction ends.
 * @param planAgain plans a row for its item as it is now; undefined leaves the row out.
 * @returns plans of the items as they are now.
 */
export async function currentPlans(
  tx: Database,
  plans: readonly Plan[],
  planAgain: (plan: Plan, before: ItemRow | undefined) => Plan | undefined,
): Promise<Plan[]> {
  await beginAnnouncing(tx);
  const now = await itemsByNumber(
    tx,
    plans.map(({ number }) => number),
  );
  return plans.flatMap((plan) => {
    const before = now.get(plan.number);
    return isUnchanged(plan.before, before) ? [plan] : (planAgain(plan, before) ?? []);
  });
}

function isUnchanged(planned: ItemRow | undefined, now: ItemRow | undefined): boolean {
  if (!planned || !now) return planned === now;
  return Object.keys(changedFields(now, planned)).length === 0;
}
