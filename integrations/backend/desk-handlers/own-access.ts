import type { RelyingParty } from '../accounts/accounts.ts';
import { requireRecentProof } from '../accounts/accounts.ts';
import {
  addDeskPasskey,
  authenticatorAddress,
  beginAuthenticator,
  changeDeskPassword,
  checkDeskProof,
  checkPasskeyLogIn,
  requireStrongPassword,
  listDeskPasskeys,
  notifyOfChange,
  openDeskSession,
  optionsOfDeskLogIn,
  optionsOfDeskProof,
  optionsOfNewDeskPasskey,
  removeDeskPasskey,
  renameDeskPasskey,
  renewDeskSession,
  setAuthenticator,
  viewOfColleague,
} from '../desk-people/desk-people.ts';
import { unauthorised } from '../errors/domain-error.ts';
import type { DeskHandlers, DeskServices } from './desk-handlers.ts';
import { shopName } from './shop-name.ts';

const DONE = { status: 'done' } as const;

/** Calls about the caller's own credentials: passkeys, password, authenticator. */
export function ownAccessHandlers({
  deskUrl,
}: Pick<DeskServices, 'deskUrl'>): Pick<
  DeskHandlers,
  | 'passkeyLogInOptions'
  | 'logInByPasskey'
  | 'deskProofOptions'
  | 'deskProof'
  | 'deskPasskeys'
  | 'deskPasskeyOptions'
  | 'addDeskPasskey'
  | 'renameDeskPasskey'
  | 'removeDeskPasskey'
  | 'changeDeskPassword'
  | 'newDeskAuthenticator'
  | 'setDeskAuthenticator'
> {
  const party = partyOf(deskUrl);
  return {
    async passkeyLogInOptions(_, { tx, network }) {
      return { response: { data: { ...(await optionsOfDeskLogIn(tx, party, network)) } } };
    },

    async logInByPasskey({ response }, { tx, device, network }) {
      const colleague = await checkPasskeyLogIn(tx, response, party, network);
      const token = await openDeskSession(tx, colleague.id, device);
      return { response: { token, data: viewOfColleague(colleague, new Date()) } };
    },

    async deskProofOptions(_, { tx, colleague }) {
      return { response: { data: { ...(await optionsOfDeskProof(tx, colleague.id, party)) } } };
    },

    async deskProof(shown, { tx, colleague, session }) {
      await checkDeskProof(tx, { colleague, session }, party, shown);
      const token = await renewDeskSession(tx, session.id);
      if (token === undefined) throw unauthorised();
      return { response: { token, data: DONE } };
    },

    async deskPasskeys(_, { tx, colleague }) {
      return { response: { data: await listDeskPasskeys(tx, colleague.id, party) } };
    },

    async deskPasskeyOptions(_, { tx, colleague, session }) {
      requireRecentProof(session);
      const data = await optionsOfNewDeskPasskey(tx, colleague, party, await shopName(tx));
      return { response: { data: { ...data } } };
    },

    async addDeskPasskey(made, { tx, colleague, session }) {
      requireRecentProof(session);
      const id = await addDeskPasskey(tx, colleague.id, party, made);
      await notifyOfChange(tx, colleague, 'passkey_added', deskUrl);
      return { response: { data: await listDeskPasskeys(tx, colleague.id, party) }, rows: [id] };
    },

    async renameDeskPasskey(wish, { tx, colleague }) {
      await renameDeskPasskey(tx, colleague.id, wish);
      return { response: { data: await listDeskPasskeys(tx, colleague.id, party) }, rows: [wish.id] };
    },

    async removeDeskPasskey({ id }, { tx, colleague, session }) {
      requireRecentProof(session);
      await removeDeskPasskey(tx, colleague.id, id);
      await notifyOfChange(tx, colleague, 'passkey_removed', deskUrl);
      return { response: { data: await listDeskPasskeys(tx, colleague.id, party) }, rows: [id] };
    },

    async changeDeskPassword({ password }, { tx, colleague, session }) {
      requireRecentProof(session);
      await requireStrongPassword(tx, password, colleague);
      const token = await changeDeskPassword(tx, session, password);
      await notifyOfChange(tx, colleague, 'password_changed', deskUrl);
      return { response: { token, data: DONE }, rows: [colleague.id] };
    },

    async newDeskAuthenticator(_, { tx, colleague, session }) {
      requireRecentProof(session);
      const secret = await beginAuthenticator(tx, colleague.id);
      const authenticator = authenticatorAddress(secret, await shopName(tx), colleague.email);
      return { response: { data: { authenticator } } };
    },

    async setDeskAuthenticator({ code }, { tx, colleague, session }) {
      requireRecentProof(session);
      const token = await setAuthenticator(tx, session, code);
      await notifyOfChange(tx, colleague, 'authenticator_changed', deskUrl);
      return { response: { token, data: DONE }, rows: [colleague.id] };
    },
  };
}

/** The relying party of the desk's passkeys: its own host, which is not shared with any site. */
function partyOf(deskUrl: string): RelyingParty {
  const { hostname: id, origin } = new URL(deskUrl);
  return { id, origin };
}
