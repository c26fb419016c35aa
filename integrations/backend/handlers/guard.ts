import * as v from 'valibot';
import { isSigned } from '@tourbillon/domain/contract/body-signature.ts';
import { type Call, needsAccount } from '@tourbillon/domain/contract/call.ts';
import { checkCurrentPassword } from '../accounts/current-password.ts';
import { requireRecentProof } from '../accounts/recent-proof.ts';
import { findSession } from '../accounts/sessions.ts';
import { DomainError, unauthorised } from '../errors/domain-error.ts';
import type { CallContext, Holder } from './call-context.ts';
import type { Database } from '../database/database.ts';

/** The fields of a request, as sent or as parsed by the call's schema. */
type Fields = Readonly<Record<string, unknown>>;

/** Checks the `access` of a call. No other code of the backend does this. */
export interface Guard {
  /**
   * Authenticates the caller, before the schema parses the request.
   * @throws DomainError 'unauthenticated' or 'forbidden'.
   */
  admit(call: Call, sent: Fields, context: CallContext): Promise<CallContext | Holder>;
  /**
   * After the schema has parsed the request: checks the proof that its fields need.
   * @throws DomainError 'forbidden', or 'invalid' at `current_password`.
   */
  demandProof(call: Call, request: Fields, caller: CallContext | Holder): Promise<void>;
}

const signedFields = v.object({ timestamp: v.string(), signature: v.string() });

/** Makes the guard. @param publishSecret signs the calls of the operator's programs. */
export function createGuard({
  database,
  publishSecret,
}: {
  database: Database;
  publishSecret: string;
}): Guard {
  const demandSignature = async (sent: Fields, { record }: CallContext) => {
    const signed = v.safeParse(signedFields, sent);
    if (signed.success && isSigned(publishSecret, '', signed.output, Date.now())) return;
    await record(database, { kind: 'publish_refused', detail: 'backend' });
    throw new DomainError('forbidden', 'Not signed with the secret of this installation');
  };
  return {
    async admit(call, sent, context) {
      if (call.access === 'staff') await demandSignature(sent, context);
      if (!needsAccount(call)) return context;
      const found = typeof sent.token === 'string' && (await findSession(database, sent.token));
      if (!found) throw unauthorised();
      const givesPassword = call.access === 'password-or-proof' && sent.current_password !== undefined;
      if (call.access !== 'account' && !givesPassword) requireRecentProof(found.session);
      return { ...context, ...found };
    },

    async demandProof(call, request, caller) {
      if (!('session' in caller)) return;
      const { account, session } = caller;
      const { current_password: password } = request;
      if (call.access === 'password-or-proof' && typeof password === 'string') {
        await checkCurrentPassword(database, caller, password);
      }
      if (call.provedFields?.some((field) => request[field] !== account[field])) requireRecentProof(session);
    },
  };
}
