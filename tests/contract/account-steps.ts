import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { callTarget } from '@tourbillon/domain/contract/call.ts';
import type { AccountCallName } from '@tourbillon/domain/contract/account/index.ts';
import { register } from '@tourbillon/domain/contract/account/registration.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import {
  networkHeaders,
  UNKNOWN_VISITOR,
  type Visitor,
  visitorHeaders,
} from '@tourbillon/domain/contract/visitor-headers.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { registerAccount } from '@tourbillon/backend/accounts/register.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { lettersTo } from '../mail/mailbox.ts';
import { send } from './ask.ts';

/** A password that nobody else has. */
export const PASSWORD = 'three quiet tourbillons';

/** A valid registration with an address. */
export function wishOf(email: string, more: object = {}): Record<string, unknown> {
  return {
    email,
    name: 'Анна',
    phone: '+79123456789',
    password: PASSWORD,
    password_confirmation: PASSWORD,
    ...more,
  };
}

/** Records nothing: for actions of a test outside of a call. */
export const UNRECORDED = () => Promise.resolve();

/** Headers in which a storefront describes a visitor. */
function headersOf(visitor: Partial<Visitor> = {}): Record<string, string> {
  const whole = { ...UNKNOWN_VISITOR, ...visitor };
  return { ...visitorHeaders(whole), ...networkHeaders(whole.networks) };
}

/** Judges no password. */
const ANY_PASSWORD = () => Promise.resolve(() => undefined);

/** Actions of people with accounts, for the suites. @param outbox folder of the backend's letters. */
export function accountSteps(backend: () => Backend, outbox: string) {
  const post = (name: AccountCallName, body: object, locale: Locale = 'ru', visitor?: Partial<Visitor>) =>
    send(backend().url, locale, name, body, headersOf(visitor));
  /**
   * Registers somebody as the call does, without the pause that hides from its caller whether the address is known.
   * The letter leaves with the next call that sends one.
   */
  const registered = async (email: string): Promise<void> => {
    const { password_confirmation: _, ...wish } = v.parse(register.request, wishOf(email));
    const registration = { ...wish, locale: 'ru', consent: undefined } as const;
    await registerAccount(backend().database, ANY_PASSWORD, registration, UNRECORDED);
  };
  const secretIn = async (email: string, nth: number, path: string) =>
    (await lettersTo(outbox, email, nth))[nth - 1]?.linkTo(path).split('=')[1] ?? '';
  /** The device token of each address: it is the same at every login. */
  const devices = new Map<string, string>();
  const logIn = async (email: string, password = PASSWORD): Promise<string> => {
    const visitor = { device: devices.get(email.toLowerCase()) };
    const { body } = await post('login', { email, password }, 'ru', visitor);
    const { account_token: token = '', device_token: device } = body as Record<string, string | undefined>;
    if (device) devices.set(email.toLowerCase(), device);
    return token;
  };
  return {
    post,
    registered,
    secretIn,
    logIn,
    /** Makes a reading call for the holder of a token. */
    async read(name: 'account' | 'sessions' | 'signInSecurity', token: string, visitor?: Partial<Visitor>) {
      const response = await fetch(`${backend().url}/ru${callTarget(CALLS[name], { token })}`, {
        headers: headersOf(visitor),
      });
      return { status: response.status, body: (await response.json()) as { data: never } };
    },
    /** Registers and logs in. @returns the account token. */
    async holder(email: string): Promise<string> {
      await registered(email);
      return logIn(email);
    },
    async rowOf(email: string) {
      const { accounts } = schema;
      return (await backend().database.select().from(accounts).where(eq(accounts.email, email)))[0];
    },
  };
}
