import * as v from 'valibot';
import { DESK_CALLS, type DeskCallName } from '@tourbillon/domain/desk/desk-calls.ts';
import type { DeskCall, DeskRequestOf, DeskResponseOf } from '@tourbillon/domain/desk/desk-call.ts';
import { ACTIVITY_HEADER } from '@tourbillon/domain/desk/activity-header.ts';
import { networkHeaders } from '@tourbillon/domain/contract/visitor-headers.ts';
import type { Role } from '@tourbillon/domain/desk/roles.ts';
import { codeAt } from '@tourbillon/backend/desk-people/authenticator.ts';
import { inviteColleague } from '@tourbillon/backend/desk-people/desk-people.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';

/** A password that is hard to guess. */
export const DESK_PASSWORD = 'seven blue escapements turn';

const PERIOD = 30_000;

/** The caller: the token of a session, and the network. */
interface From {
  token?: string | undefined;
  network?: string;
  /** Whether a person has caused the call; the desk sets a header for this. */
  isUsed?: boolean;
  /** The file of a call that takes one. */
  file?: BodyInit;
}

/** Actions that tests of the desk share. */
export function deskSteps(backend: () => Backend) {
  /** Makes a call as the desk does. */
  const call = async <Name extends DeskCallName>(
    name: Name,
    request: Partial<DeskRequestOf<(typeof DESK_CALLS)[Name]>> | Record<string, unknown> = {},
    { token, network, isUsed = false, file }: From = {},
  ): Promise<{ status: number; body: unknown }> => {
    const { method, path, takes }: DeskCall = DESK_CALLS[name];
    const isFile = takes === 'file';
    const query =
      method === 'GET' || isFile ? `?${String(new URLSearchParams(request as Record<string, string>))}` : '';
    const response = await fetch(`${backend().url}/desk${path}${query}`, {
      method,
      headers: {
        'User-Agent': 'Firefox/130.0 (Windows NT 10.0)',
        ...networkHeaders(network === undefined ? [] : [network]),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(isUsed && { [ACTIVITY_HEADER]: '1' }),
        ...(method === 'POST' && {
          'Content-Type': isFile ? 'application/octet-stream' : 'application/json',
        }),
      },
      ...(method === 'POST' && { body: isFile ? (file ?? '') : JSON.stringify(request) }),
    });
    const isJson = response.headers.get('Content-Type')?.includes('json');
    return { status: response.status, body: await (isJson ? response.json() : response.bytes()) };
  };

  /** Makes a call that must succeed. */
  const ask = async <Name extends DeskCallName>(
    name: Name,
    request: Partial<DeskRequestOf<(typeof DESK_CALLS)[Name]>> = {},
    token?: string,
  ): Promise<DeskResponseOf<(typeof DESK_CALLS)[Name]>> => {
    const { status, body } = await call(name, request, { token });
    if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`);
    return v.parse(v.pipe(v.unknown(), DESK_CALLS[name].response), body) as never;
  };

  /** Invites a colleague as the first start invites an owner. @returns the secret of the link. */
  const invited = async (email: string, role: Role, office: string | null = null): Promise<string> =>
    (await inviteColleague(backend().database, { email, role, office })).secret;

  /** The authenticator secret of an invitation. */
  const authenticatorOf = async (invitation: string): Promise<string> => {
    const { data } = await ask('openInvitation', { invitation });
    return new URL(data.authenticator).searchParams.get('secret') ?? '';
  };

  /** Accepts an invitation with a code of its authenticator. */
  const joined = (invitation: string, authenticator: string, name = 'Person') =>
    ask('join', { invitation, name, password: DESK_PASSWORD, code: codeAt(authenticator), locale: 'en' });

  /** A colleague who has accepted an invitation. A code is valid once: `nextCode` is that of the next period. */
  const colleague = async (email: string, role: Role, office: string | null = null) => {
    const invitation = await invited(email, role, office);
    const authenticator = await authenticatorOf(invitation);
    const { token, data } = await joined(invitation, authenticator, `Person ${role}`);
    return {
      email,
      token,
      id: data.id,
      nextCode: () => codeAt(authenticator, new Date(Date.now() + PERIOD)),
    };
  };

  return { call, ask, invited, authenticatorOf, joined, colleague };
}
