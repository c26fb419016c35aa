import { HttpError } from 'react-admin';
import CALLS from 'virtual:desk/calls';
import type { DESK_CALLS, DeskCallName } from '@tourbillon/domain/desk/desk-calls.ts';
import { earlyResponse } from '../early-responses.ts';
import { deskHeaders } from './activity.ts';
import { BACKEND_LOST } from './backend-status.ts';
import { endsSession, SESSION_ENDED } from './session-status.ts';
import type { DeskRequestOf, DeskResponseOf } from '@tourbillon/domain/desk/desk-call.ts';

type Fields<Name extends DeskCallName> = DeskRequestOf<(typeof DESK_CALLS)[Name]>;

/** The input of a call's request schema: a value that the schema parses from text may be text. */
export type DeskFields<Name extends DeskCallName> = {
  [Key in keyof Fields<Name>]?: Fields<Name>[Key] | string;
};

/**
 * Makes a call of the desk. The session is in a cookie that scripts cannot read.
 * @throws HttpError with the status and the message of the backend; 502 when the server or the backend is down.
 */
export async function callDesk<Name extends DeskCallName>(
  name: Name,
  fields: DeskFields<Name> = {} as DeskFields<Name>,
  { signal, file }: { signal?: AbortSignal | undefined; file?: Blob } = {},
): Promise<DeskResponseOf<(typeof DESK_CALLS)[Name]>> {
  const { method, path, takes } = CALLS[name];
  const isBody = method === 'POST' && takes !== 'file';
  const url = `/api${path}${isBody ? '' : queryOf(fields)}`;
  const early = method === 'GET' ? earlyResponse(url) : undefined;
  const asked =
    early ??
    fetch(url, {
      method,
      headers: { ...deskHeaders(), ...(isBody && { 'Content-Type': 'application/json' }) },
      ...(isBody && { body: JSON.stringify(fields) }),
      ...(file && { body: file }),
      ...(signal && { signal }),
    });
  const response = await asked.catch((error: unknown) => {
    if (signal?.aborted) throw error;
    dispatchEvent(new Event(BACKEND_LOST));
    throw new HttpError('away', 502);
  });
  const body = (await response.json().catch(() => ({}))) as { message?: string };
  if (response.status === 502) dispatchEvent(new Event(BACKEND_LOST));
  if (endsSession(name, response.status)) dispatchEvent(new Event(SESSION_ENDED));
  if (!response.ok) throw new HttpError(body.message ?? String(response.status), response.status, body);
  return body as DeskResponseOf<(typeof DESK_CALLS)[Name]>;
}

/** URL of a call that answers with a file, for images and links. */
export function fileAddress<Name extends DeskCallName>(name: Name, fields: DeskFields<Name>): string {
  return `/api${CALLS[name].path}${queryOf(fields)}`;
}

function queryOf(fields: object): string {
  const given = Object.entries(fields).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `?${query.toString()}` : '';
}
