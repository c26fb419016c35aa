import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { codeAt } from '@tourbillon/backend/desk-people/authenticator.ts';
import { staffKey } from '@tourbillon/backend/data-directory/staff-key.ts';
import { DESK_CALLS, type DeskCallName } from '@tourbillon/domain/desk/desk-calls.ts';
import type { DeskResponseOf } from '@tourbillon/domain/desk/desk-call.ts';
import type { Role } from '@tourbillon/domain/desk/roles.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { readSharedSite } from './site.ts';

/** A password that is hard to guess. */
export const COLLEAGUE_PASSWORD = 'seven blue escapements turn';

/** A colleague at the desk of the site. */
export interface LoggedInColleague {
  email: string;
  /** Secret of their authenticator app. */
  authenticator: string;
  /** Cookie of their session. */
  cookie: { name: string; value: string };
}

/** Address of the desk of the common site. */
export function deskOrigin(): string {
  return `http://localhost:${readSharedSite().env.DESK_PORT ?? ''}`;
}

/** Makes a call of the desk through its server, as its page does. */
export async function askDesk<Name extends DeskCallName>(
  name: Name,
  request: object,
  cookie = '',
): Promise<{ data: DeskResponseOf<(typeof DESK_CALLS)[Name]>; cookies: string[] }> {
  const { method, path: address } = DESK_CALLS[name];
  const isGet = method === 'GET';
  const query = isGet ? `?${String(new URLSearchParams(request as Record<string, string>))}` : '';
  const response = await fetch(`${deskOrigin()}/api${address}${query}`, {
    method,
    headers: {
      'X-Desk': '1',
      Origin: deskOrigin(),
      ...(cookie && { Cookie: cookie }),
      ...(!isGet && { 'Content-Type': 'application/json' }),
    },
    ...(!isGet && { body: JSON.stringify(request) }),
  });
  if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
  return { data: (await response.json()) as never, cookies: response.headers.getSetCookie() };
}

/** The secret of a new one-time link for an owner, as the terminal prints it. */
export async function ownerInvitation(email: string): Promise<string> {
  const { backendPort, env } = readSharedSite();
  const key = staffKey(path.resolve(env.DATA_DIR ?? ''), '');
  const response = await fetch(`http://127.0.0.1:${backendPort}/staff/desk/owner`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  return ((await response.json()) as { data: string }).data;
}

/** A new colleague with a role, who has accepted an invitation. */
export async function newColleague(
  role: Role,
  {
    office = null,
    locale = 'en',
    name = `Person ${role}`,
  }: { office?: string | null; locale?: Locale; name?: string } = {},
): Promise<LoggedInColleague> {
  const email = `${role}-${randomUUID()}@desk.test`;
  let invitation = await ownerInvitation(`owner-${randomUUID()}@desk.test`);
  if (role === 'owner') return join(invitation, { email, locale, name });
  const owner = await join(invitation, { email, locale, name });
  ({ invitation } = (await askDesk('invite', { email, role, office }, cookieHeader(owner))).data);
  return join(invitation, { email, locale, name });
}

/** The Cookie header of a colleague's session. */
export function cookieHeader({ cookie: { name, value } }: LoggedInColleague): string {
  return `${name}=${value}`;
}

async function join(
  invitation: string,
  who: { email: string; locale: Locale; name: string },
): Promise<LoggedInColleague> {
  const { data } = await askDesk('openInvitation', { invitation });
  const authenticator = new URL(data.data.authenticator).searchParams.get('secret') ?? '';
  const typed = {
    invitation,
    password: COLLEAGUE_PASSWORD,
    code: codeAt(authenticator),
    locale: who.locale,
    name: who.name,
  };
  const { cookies } = await askDesk('join', typed);
  const [, name = '', value = ''] = /^([\w-]+)=([\w-]+);/.exec(cookies[0] ?? '') ?? [];
  return { email: data.data.email, authenticator, cookie: { name, value } };
}
