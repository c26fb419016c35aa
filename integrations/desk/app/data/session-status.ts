import type { HttpError } from 'react-admin';
import type { DeskCallName } from '@tourbillon/domain/desk/desk-calls.ts';

/** Event of the window when a call was refused because the session has ended. */
export const SESSION_ENDED = 'desk-session-ended';

/** Event of the window when the same person has logged in again. */
export const SESSION_RESTORED = 'desk-session-restored';

/** Calls that are also made without a session; their 401 has another meaning. */
const WITHOUT_SESSION: ReadonlySet<DeskCallName> = new Set<DeskCallName>([
  ...(['me', 'logIn', 'logOut', 'passkeyLogInOptions', 'logInByPasskey'] as const),
  ...(['openInvitation', 'join', 'deskHealth'] as const),
]);

/** Whether a response means that the session has ended. */
export function endsSession(name: DeskCallName, status: number): boolean {
  return status === 401 && !WITHOUT_SESSION.has(name);
}

/**
 * Makes a call, and repeats it after the next login when the session has ended. Meanwhile the screen shows what it has:
 * after an error react-admin would replace the page, with what was typed on it.
 */
export async function repeatAfterLogIn<Result>(
  call: () => Promise<Result>,
  signal?: AbortSignal,
  where: EventTarget = window,
): Promise<Result> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if ((error as HttpError).status !== 401 || signal?.aborted) throw error;
      await new Promise<void>((resolve, reject) => {
        where.addEventListener(SESSION_RESTORED, () => resolve(), { once: true, ...(signal && { signal }) });
        signal?.addEventListener('abort', () => reject(error as Error), { once: true });
      });
    }
  }
}
