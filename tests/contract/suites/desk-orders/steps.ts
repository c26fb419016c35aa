import { afterEach } from 'vitest';
import type { DeskOrder } from '@tourbillon/domain/desk/orders.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import type { accountSteps } from '../../account-steps.ts';
import { deskSteps } from '../../desk-steps.ts';
import { shopDay } from '../../../site/shop-day.ts';
import { areaSteps } from '../area.ts';
import { availabilitySteps, BUYER } from '../availability/steps.ts';

/** A day in the future. */
export const SOON = shopDay(20);

/** Actions for the tests of orders. */
export type OrderSteps = ReturnType<typeof orderSteps>;

/** Makes the actions for a backend. */
export function orderSteps(
  backend: () => Backend,
  { holder, read: readAccount }: ReturnType<typeof accountSteps>,
) {
  const { call, ask, colleague } = deskSteps(backend);
  const { add, rowOf, send, requestOf, lettersTo, clear } = availabilitySteps(backend);
  const { read } = areaSteps(backend);
  afterEach(clear);

  let people = 0;
  const person = async (
    role: 'owner' | 'manager' | 'appraiser' = 'manager',
    office: string | null = null,
  ) => {
    people += 1;
    return colleague(`p${people}@orders.test`, role, office);
  };
  /** A person without an account reserves an item. */
  const reserved = async (more: object = {}, row: object = {}) => {
    const item = await add({ cities: ['samara'], ...row });
    const { key } = await send(item.url, 'reserve', { email: BUYER, ...more });
    const { id } = await requestOf(key);
    return { item, id };
  };
  const one = async (id: number, token: string): Promise<DeskOrder> =>
    (await ask('deskOrderOf', { id: String(id) as never }, token)).data;
  const seenOf = async (id: number, token: string) => (await one(id, token)).standing?.seen ?? -1;
  return {
    backend,
    call,
    ask,
    add,
    rowOf,
    lettersTo,
    holder,
    readAccount,
    read,
    person,
    reserved,
    one,
    seenOf,
  };
}
