import { deskHeaders } from './activity.ts';

/** Event of the window after a call without a response: the backend or the network may be down. */
export const BACKEND_LOST = 'desk-lost';

/** Event of the window when the backend responds again. */
export const BACKEND_RESTORED = 'desk-back';

/** Whether the desk and the backend respond. The call has no session: a tab that nobody uses must not renew it. */
export async function isBackendUp(): Promise<boolean> {
  const response = await fetch('/api/health', { headers: deskHeaders() }).catch(() => undefined);
  return response !== undefined && response.status < 500;
}
