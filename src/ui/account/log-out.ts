import { logOut } from '#src/stores/account-session.ts';
import { accountCall } from '#src/stores/account-call.ts';

/** Where nobody needs to be logged in. */
const PUBLIC = '/';

/** Ends the session on the server and here, whatever the server says: who leaves has left (§4). */
export async function logOutHere(button: HTMLButtonElement): Promise<void> {
  button.ariaBusy = 'true';
  try {
    await accountCall('/logout', {});
  } catch {
    // The token is forgotten here; on the server it ends with its time.
  }
  // Loaded when somebody leaves: pages that list what this script needs have no byte to spare.
  await import('./holder-drafts.ts').then(({ dropHolderDrafts }) => dropHolderDrafts()).catch(reportError);
  logOut();
  button.closest('dialog')?.close();
  if (/^\/(account|profile)\//.test(location.pathname)) location.assign(PUBLIC);
}
