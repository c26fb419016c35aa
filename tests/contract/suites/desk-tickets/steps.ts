import type { Backend } from '@tourbillon/backend/start-backend.ts';
import type { accountSteps } from '../../account-steps.ts';
import { shopDay } from '../../../site/shop-day.ts';
import { deskSteps } from '../../desk-steps.ts';

export { shopDay as inDays };

/** Fields of a new ticket, besides its number. */
export const TYPED = {
  city: 'samara',
  phone_digits: '4567',
  code: '',
  due: shopDay(20),
  grace_end: shopDay(50),
  currency: 'RUB',
  amount: 100_000,
  principal: null,
  issued: null,
  day_rate: null,
} as const;

/** Fields of a loan whose sum follows from its rate. */
export const LOAN = { amount: null, principal: 1_000_000, issued: shopDay(-9), day_rate: 3_000 };

/** Actions for the tests of tickets. */
export type TicketSteps = ReturnType<typeof ticketSteps>;

/** Makes the actions for a backend. */
export function ticketSteps(backend: () => Backend, { registered, rowOf }: ReturnType<typeof accountSteps>) {
  const { call, ask, colleague } = deskSteps(backend);
  let people = 0;
  const person = (role: 'manager' | 'appraiser' = 'manager', office: string | null = null) => {
    people += 1;
    return colleague(`t${people}@tickets.test`, role, office);
  };
  let made = 0;
  /** A ticket number that is not in use. */
  const newNumber = () => {
    made += 1;
    return `55-${String(100_000 + made)}`;
  };
  const add = async (token: string, more: object = {}) =>
    (await ask('newTicket', { printed: newNumber(), ...TYPED, ...more }, token)).data;
  /** The account of somebody who has tickets. */
  const holder = async () => {
    const email = 'holder@tickets.test';
    if (!(await rowOf(email))) await registered(email);
    return (await rowOf(email))!;
  };
  return { backend, call, ask, person, newNumber, add, holder };
}
