import { safeParse } from 'valibot';
import { orderUpdate } from '@tourbillon/backend/orders/order-update.ts';
import type { StaffAccess } from '@tourbillon/backend/staff/staff-access.ts';
import { visibleJson } from '@tourbillon/backend/staff-output/visible.ts';
import { Problem } from '../bootstrap/problem.mjs';

/** Options of `npm run requests` for orders and account holders. */
export const ORDER_OPTIONS = {
  orders: { type: 'boolean' },
  order: { type: 'string' },
  becomes: { type: 'string' },
  until: { type: 'string' },
  price: { type: 'string' },
  'sold-on': { type: 'string' },
  text: { type: 'string' },
  regular: { type: 'string' },
  is: { type: 'string' },
  'second-factor-off': { type: 'string' },
} as const;

type Wish = { orders?: boolean | undefined } & Partial<
  Record<Exclude<keyof typeof ORDER_OPTIONS, 'orders'>, string | undefined>
>;

/** Whether a customer is a regular one, in the words of the staff; null leaves the decision to the rule. */
const WORDS = new Map([
  ['yes', true],
  ['no', false],
  ['rule', null],
]);

/** Options that say something about an order. */
const OF_ORDER = ['becomes', 'until', 'price', 'sold-on', 'text'] as const;

/** Checks that no option lacks the one that it says something about. @throws Problem that names both. */
export function checkOrderOptions(wish: Wish): void {
  const alone = wish.order === undefined && OF_ORDER.find((option) => wish[option] !== undefined);
  if (alone) throw new Problem(`--${alone} needs the number of a purchase: --order 41`);
  if (wish.is !== undefined && wish.regular === undefined)
    throw new Problem('--is needs an address: --regular ann@example.com');
}

/**
 * Changes the state of an order, marks regular customers, turns off the second factor of a person who has lost
 * passkeys and recovery codes, prints orders.
 * @returns whether an option asked for any of these. @throws Problem for an invalid value.
 */
export async function workOnOrders(desk: StaffAccess, wish: Wish): Promise<boolean> {
  const { orders, order, becomes, until, text, regular, is = 'yes', 'second-factor-off': lockedOut } = wish;
  const price = wish.price === undefined ? undefined : Number(wish.price);
  if (order !== undefined) {
    const note = safeParse(orderUpdate, {
      id: Number(order),
      state: becomes,
      until,
      price,
      sold_on: wish['sold-on'],
      text,
    });
    if (!note.success) {
      throw new Problem(
        '--order is a number; with it --becomes (in_stock, to_order, reserved, in_reserve, sold, in_archive), --until (a day, such as 2026-11-30), --price (what was paid, whole US dollars), --sold-on (a day) or --text.',
      );
    }
    const result = await desk.updateOrder(note.output);
    if (result === 'unknown') throw new Problem(`There is no purchase ${order}.`);
    if (result !== 'noted') throw new Problem(`Purchase ${order}: ${result.refused}.`);
    process.stdout.write('Noted, and written to everybody who ordered it.\n');
  }
  if (regular !== undefined) {
    const word = WORDS.get(is);
    if (word === undefined) throw new Problem('--is is yes, no or rule.');
    if (!(await desk.setRegular(regular, word)))
      throw new Problem('Nobody has registered with this address.');
    process.stdout.write('Noted.\n');
  }
  if (lockedOut !== undefined) {
    if (!(await desk.endSecondFactor(lockedOut)))
      throw new Problem('Nobody has registered with this address.');
    process.stdout.write(
      'Done: passkeys, recovery codes and sessions have ended; the password logs in again.\n',
    );
  }
  if (orders) process.stdout.write(`${visibleJson(await desk.orders())}\n`);
  return Boolean(orders) || [order, regular, lockedOut].some((one) => one !== undefined);
}
