import type { AccountCallName } from '@tourbillon/domain/contract/account/index.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { signInSecurityOf } from '../accounts/passkeys/account-security.ts';
import {
  addPasskey,
  optionsOfNewPasskey,
  removePasskey,
  renamePasskey,
} from '../accounts/passkeys/manage-passkeys.ts';
import {
  completeLogin,
  logInByPasskey,
  optionsOfAccount,
  optionsOfLogin,
  optionsOfSecondFactor,
} from '../accounts/passkeys/passkey-login.ts';
import { proveIdentity } from '../accounts/passkeys/prove-identity.ts';
import { makeRecoveryCodes } from '../accounts/passkeys/recovery-codes.ts';
import { setSecondFactor } from '../accounts/passkeys/second-factor.ts';
import { unauthorised } from '../errors/domain-error.ts';
import type { CallContext, Holder } from './call-context.ts';
import { readDocument } from '../content-store/read-document.ts';
import type { Handlers, HandlerServices } from './handlers.ts';

/** Calls about passkeys, recovery codes, the second factor and recent proof. */
export type PasskeyCallName = Extract<
  AccountCallName,
  | 'signInSecurity'
  | 'passkeyOptions'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
  | 'makeRecoveryCodes'
  | 'setSecondFactor'
  | 'passkeyLoginOptions'
  | 'loginByPasskey'
  | 'secondFactorOptions'
  | 'completeLogin'
  | 'proofOptions'
  | 'prove'
>;

/** Handlers of the calls about passkeys. Every change returns the complete new state of the account's protection. */
export function passkeyHandlers({
  database,
  mail,
  parties,
}: Pick<HandlerServices, 'database' | 'mail' | 'parties'>): Pick<Handlers, PasskeyCallName> {
  const shopName = async (locale: Locale) => (await readDocument(database, 'shop'))?.name[locale] ?? '';
  const entranceOf = ({ locale, visitor, record }: CallContext) => ({
    party: parties[locale],
    visitor,
    record,
  });
  const security = ({ account, locale }: Holder) =>
    signInSecurityOf(database, account.id, parties[locale].id);
  /** Runs an action, sends its letters, and returns the new state. */
  const then =
    <Request>(act: (request: Request, holder: Holder) => Promise<unknown>) =>
    async (request: Request, holder: Holder) => {
      await act(request, holder);
      void mail.wake();
      return { data: await security(holder) };
    };

  return {
    signInSecurity: async (_, holder) => ({ data: await security(holder) }),

    async passkeyOptions(_, { account, locale }) {
      const shop = await shopName(locale);
      return { data: { ...(await optionsOfNewPasskey(database, account, parties[locale], shop)) } };
    },
    addPasskey: then(({ name, response }, holder) =>
      addPasskey(database, holder, parties[holder.locale], { name, response }),
    ),
    renamePasskey: then(({ id, name }, { account }) => renamePasskey(database, account.id, { id, name })),
    removePasskey: then(({ id }, holder) => removePasskey(database, holder, id)),

    async makeRecoveryCodes(_, holder) {
      const codes = await makeRecoveryCodes(database, holder);
      void mail.wake();
      return { data: { codes, security: await security(holder) } };
    },
    setSecondFactor: then(({ on }, holder) => setSecondFactor(database, holder, on)),

    passkeyLoginOptions: async (_, { locale }) => ({
      data: { ...(await optionsOfLogin(database, parties[locale])) },
    }),
    async loginByPasskey({ response }, context) {
      const opened = await logInByPasskey(database, response, entranceOf(context));
      if (!opened) throw unauthorised();
      void mail.wake();
      return opened;
    },

    secondFactorOptions: async ({ ticket }, { locale }) => ({
      data: { ...(await optionsOfSecondFactor(database, ticket, parties[locale])) },
    }),
    async completeLogin(request, context) {
      const opened = await completeLogin(database, request, entranceOf(context));
      void mail.wake();
      return opened;
    },

    async proofOptions(_, { account, locale }) {
      const purpose = { purpose: 'proof', accountId: account.id, rpId: parties[locale].id } as const;
      return { data: { ...(await optionsOfAccount(database, purpose, parties[locale], 'required')) } };
    },
    prove: async (shown, holder) => ({
      account_token: await proveIdentity(database, holder, parties[holder.locale], shown),
    }),
  };
}
