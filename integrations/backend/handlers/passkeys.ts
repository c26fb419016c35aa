import type { AccountCallName } from '@tourbillon/domain/contract/account/index.ts';
import type { Assertion, Attestation } from '@tourbillon/domain/contract/account/web-authn.ts';
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
  optionsOfKnown,
  optionsOfLogin,
  optionsOfSecondFactor,
} from '../accounts/passkeys/passkey-login.ts';
import { proveIdentity } from '../accounts/passkeys/prove-identity.ts';
import { makeRecoveryCodes } from '../accounts/passkeys/recovery-codes.ts';
import { setSecondFactor } from '../accounts/passkeys/second-factor.ts';
import { demandRecentProof } from '../accounts/recent-proof.ts';
import { unauthorised } from '../errors/domain-error.ts';
import { authenticated, type Holder } from './authenticated.ts';
import type { CallContext } from './call-context.ts';
import { readDocument } from '../content-store/read-document.ts';
import type { Handlers, Parts } from './handlers.ts';

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

/** Handlers of the calls about passkeys; whatever changes the protection of an account answers with all of it. */
export function passkeyHandlers({
  database,
  mail,
  parties,
}: Pick<Parts, 'database' | 'mail' | 'parties'>): Pick<Handlers, PasskeyCallName> {
  const guarded = authenticated(database);
  const shopName = async (locale: Locale) => (await readDocument(database, 'shop'))?.name[locale] ?? '';
  const entranceOf = ({ locale, visitor, record }: CallContext) => ({
    party: parties[locale],
    visitor,
    record,
  });
  const security = ({ account, locale }: Holder) =>
    signInSecurityOf(database, account.id, parties[locale].id);
  /** Does something and answers with what there is then. */
  const then = <Request extends { token: string }>(
    act: (fields: Omit<Request, 'token'>, holder: Holder) => Promise<unknown>,
  ) =>
    guarded<Request, { data: Awaited<ReturnType<typeof security>> }>(async (fields, holder) => {
      await act(fields, holder);
      return { data: await security(holder) };
    });
  /** The same for somebody who has just shown who they are. */
  const proved = <Request extends { token: string }>(
    act: (fields: Omit<Request, 'token'>, holder: Holder) => Promise<unknown>,
  ) =>
    then<Request>(async (fields, holder) => {
      demandRecentProof(holder.session);
      await act(fields, holder);
      void mail.wake();
    });

  return {
    signInSecurity: then(() => Promise.resolve()),

    passkeyOptions: guarded(async (_, { account, session, locale }) => {
      demandRecentProof(session);
      const shop = await shopName(locale);
      return { data: { ...(await optionsOfNewPasskey(database, account, parties[locale], shop)) } };
    }),
    addPasskey: proved(({ name, response }: { name: string; response: Attestation }, holder) =>
      addPasskey(database, holder, parties[holder.locale], { name, response }),
    ),
    renamePasskey: then(({ id, name }: { id: number; name: string }, { account }) =>
      renamePasskey(database, account.id, { id, name }),
    ),
    removePasskey: proved(({ id }: { id: number }, holder) => removePasskey(database, holder, id)),

    makeRecoveryCodes: guarded(async (_, holder) => {
      demandRecentProof(holder.session);
      const codes = await makeRecoveryCodes(database, holder);
      void mail.wake();
      return { data: { codes, security: await security(holder) } };
    }),
    setSecondFactor: proved(({ on }: { on: boolean }, holder) => setSecondFactor(database, holder, on)),

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
    async completeLogin(answer, context) {
      const opened = await completeLogin(database, answer, entranceOf(context));
      void mail.wake();
      return opened;
    },

    proofOptions: guarded(async (_, { account, locale }) => {
      const purpose = { purpose: 'proof', accountId: account.id, rpId: parties[locale].id } as const;
      return { data: { ...(await optionsOfKnown(database, purpose, parties[locale], 'required')) } };
    }),
    prove: guarded(
      async (shown: { current_password?: string | undefined; response?: Assertion | undefined }, holder) => {
        return { account_token: await proveIdentity(database, holder, parties[holder.locale], shown) };
      },
    ),
  };
}
