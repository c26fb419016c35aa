import path from 'node:path';
import { staffKey } from '@tourbillon/backend/data-directory/staff-key.ts';
import type { OrderUpdate } from '@tourbillon/backend/orders/order-update.ts';
import { readSharedSite } from './site.ts';

/** Changes an order as `npm run requests -- --order` does. */
export async function updateOrder(note: OrderUpdate): Promise<void> {
  const { backendPort, env } = readSharedSite();
  const key = staffKey(path.resolve(env.DATA_DIR ?? ''));
  const response = await fetch(`http://127.0.0.1:${backendPort}/staff/orders/note`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(note),
  });
  if (!response.ok) throw new Error(`Order: status ${response.status}`);
}
