import type { AccountCallName } from '@tourbillon/domain/contract/account/index.ts';
import { readHosts } from '@tourbillon/domain/i18n/hosts.ts';
import type { Visitor } from '@tourbillon/domain/contract/visitor-headers.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { accountSteps } from './account-steps.ts';
import { Authenticator, type ResponseChanges } from './authenticator.ts';

/** Addresses of the test sites. */
export const { origins } = readHosts(process.env);

/** Actions of people with passkeys, for the suites. */
export function passkeySteps({ post }: Pick<ReturnType<typeof accountSteps>, 'post'>) {
  /** Makes a call for options. @returns the options for the browser. */
  const options = async (name: AccountCallName, body: object, locale: Locale = 'ru') => {
    const response = await post(name, body, locale);
    return (response.body as { data: { challenge: string } }).data;
  };
  return {
    options,
    /** Adds a passkey to the account of a token. */
    async added(token: string, locale: Locale = 'ru', counts = true): Promise<Authenticator> {
      const key = new Authenticator(origins[locale], { counts });
      const response = key.create(await options('passkeyOptions', { token }, locale));
      const { status, body } = await post('addPasskey', { token, name: 'Phone', response }, locale);
      if (status !== 200) throw new Error(`Not added: ${JSON.stringify(body)}`);
      return key;
    },
    /** Logs in with a passkey. */
    async enter(
      key: Authenticator,
      twist: ResponseChanges = {},
      locale: Locale = 'ru',
      visitor?: Partial<Visitor>,
    ) {
      const response = key.get(await options('passkeyLoginOptions', {}, locale), twist);
      return post('loginByPasskey', { response }, locale, visitor);
    },
    /** Gets ten recovery codes. */
    async codes(token: string): Promise<string[]> {
      const { body } = await post('makeRecoveryCodes', { token });
      return (body as { data: { codes: string[] } }).data.codes;
    },
  };
}

/** The token in a response; empty without one. */
export function tokenOf({ body }: { body: unknown }): string {
  return (body as { account_token?: string }).account_token ?? '';
}

/** The ticket in a response. */
export function ticketOf({ body }: { body: unknown }): string {
  return (body as { second_factor?: { ticket: string } }).second_factor?.ticket ?? '';
}
