import { logOut } from '#src/stores/account-session.ts';
import { accountCall } from '#src/stores/account-call.ts';

/** The page after logout; it needs no login. */
const PAGE_AFTER_LOGOUT = '/';

/** Ends the session on the server and in the browser. The local session ends even if the server call fails (§4). */
export async function logOutHere(button: HTMLButtonElement): Promise<void> {
  button.ariaBusy = 'true';
  try {
    await accountCall('/logout', {});
  } catch {
    // The token is deleted here; on the server it expires.
  }
  // Loaded on demand: the pages that load this script are at their size limit.
  await import('./holder-drafts.ts').then(({ dropHolderDrafts }) => dropHolderDrafts()).catch(reportError);
  logOut();
  button.closest('dialog')?.close();
  if (/^\/(account|profile)\//.test(location.pathname)) location.assign(PAGE_AFTER_LOGOUT);
}
